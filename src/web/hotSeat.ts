/** A match of Salamandra on one screen: a boardgame.io client of our own, without a server. */
import type { LogEntry } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { Salamandra } from '../games/salamandra/game.ts';
import type { Action, Refusal } from '../games/salamandra/rules/actions.ts';
import { legalMoves, refusal, resultOf } from '../games/salamandra/rules/index.ts';
import { type Arrangement, deal } from '../games/salamandra/rules/setup.ts';
import type { G } from '../games/salamandra/rules/state.ts';
import { type MatchFile, movesIn } from '../play/match-file.ts';
import { type Position, toldLines, undoState } from './position.ts';

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
  const listeners = new Set<() => void>();

  const read = (refused: Refusal | null): Position => {
    const { G: view, _undo } = client.getState() as NonNullable<ReturnType<typeof client.getState>>;
    // the debug panel shows the past without what could be undone then: it is there to be looked at
    const past = (_undo as unknown) === undefined;
    return {
      view,
      moves: past ? [] : legalMoves(view, view.seat),
      log: toldLines(client.getInitialState().G, log()),
      // boardgame.io's list of a turn starts with the position before its first move
      undo: past ? 'nothing' : undoState(view, _undo.length - 1),
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
