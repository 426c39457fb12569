/** A match of Salamandra on one screen: a boardgame.io client of our own, without a server. */
import type { LogEntry } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import type { ToldLine, UndoState } from '../games/salamandra/board/board.ts';
import { Salamandra } from '../games/salamandra/game.ts';
import { logLines } from '../games/salamandra/log.ts';
import type { Action, Refusal } from '../games/salamandra/rules/actions.ts';
import { hasRevealed, legalMoves, refusal, resultOf } from '../games/salamandra/rules/index.ts';
import { type Arrangement, deal } from '../games/salamandra/rules/setup.ts';
import type { G, GameEvent } from '../games/salamandra/rules/state.ts';
import { standing } from '../play/log.ts';
import { type MatchFile, movesIn } from '../play/match-file.ts';

/** What the board shows between two moves. */
export interface Position {
  readonly view: G;
  readonly moves: readonly Action[];
  readonly log: readonly ToldLine[];
  readonly undo: UndoState;
  readonly refusal: Refusal | null;
}

export interface HotSeat {
  readonly subscribe: (listener: () => void) => () => void;
  readonly position: () => Position;
  readonly play: (action: Action) => void;
  readonly undo: () => void;
  readonly restart: () => void;
  /** The match as it stands now. */
  readonly file: () => MatchFile;
  /** In development it also shows boardgame.io's debug panel, until it is left by what this returns. */
  readonly attend: () => () => void;
}

/**
 * Sits down to a sound match, in the middle or at the start: its moves are made again, so what could be taken back
 * still can. `keep` is given the match after every move and every undo, before anyone else hears of it.
 */
export function openHotSeat(file: MatchFile, keep: (file: MatchFile, G: G) => void = () => undefined): HotSeat {
  const setup = () => deal(file.arrangement as Arrangement);
  const client = Client<G>({ game: { ...Salamandra, setup }, numPlayers: file.options.players });
  const make = ([move, ...args]: MatchFile['moves'][number]['action']) => client.moves[move]?.(...args);
  for (const { action } of file.moves) make(action);

  const truth = (): G => (client.store.getState() as { G: G }).G;
  const log = (): readonly LogEntry[] => client.log ?? [];
  const fileNow = (): MatchFile => ({ ...file, moves: movesIn(log()), result: resultOf(truth()) });
  const opening = numbered({ _stateID: -1, turn: 0 }, client.getInitialState().G.events);
  const listeners = new Set<() => void>();

  const read = (refused: Refusal | null): Position => {
    const { G: view, _undo } = client.getState() as NonNullable<ReturnType<typeof client.getState>>;
    // the debug panel shows the past without what could be undone then: it is there to be looked at
    const past = (_undo as unknown) === undefined;
    return {
      view,
      moves: past ? [] : legalMoves(view, view.seat),
      log: [...opening, ...tell(log())],
      undo: past ? 'nothing' : undoState(view, _undo.length),
      refusal: refused,
    };
  };
  let position = read(null);
  const show = (next: Position) => {
    position = next;
    for (const listener of listeners) listener();
  };

  let kept = log();
  client.subscribe(() => {
    // an undo makes the log longer too; a log that does not go on from here is the debug panel's doing
    const goesOn = log().length > kept.length && log()[kept.length - 1] === kept.at(-1);
    if (goesOn) {
      kept = log();
      keep(fileNow(), truth());
    }
    show(read(null));
  });

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    position: () => position,
    play(action) {
      // boardgame.io refuses in silence
      const refused = refusal(position.view, position.view.seat, action);
      if (refused) show(read(refused));
      else make(action);
    },
    undo: () => client.undo(),
    restart() {
      while (position.undo === 'possible') client.undo();
    },
    file: fileNow,
    attend() {
      client.start();
      return () => client.stop();
    },
  };
}

/** boardgame.io starts the list of a turn with the position before its first move. */
function undoState(view: G, remembered: number): UndoState {
  if (view.over) return 'over';
  if (remembered < 2) return 'nothing';
  return hasRevealed(view) ? 'revealed' : 'possible';
}

const tell = (log: readonly LogEntry[]): ToldLine[] =>
  standing(log).flatMap((entry) => numbered(entry, entry.metadata as GameEvent[]));

const numbered = (
  { _stateID, turn }: Pick<LogEntry, '_stateID' | 'turn'>,
  events: readonly GameEvent[],
): ToldLine[] => logLines(events).map((line, i) => ({ id: `${_stateID}.${i}`, turn, line }));
