/** A match of Salamandra on one screen: a boardgame.io client of our own, without a server. */
import type { LogEntry } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import type { ToldLine } from '../games/salamandra/board/Journal.tsx';
import type { UndoState } from '../games/salamandra/board/TurnBar.tsx';
import { Salamandra } from '../games/salamandra/game.ts';
import { logLines } from '../games/salamandra/log.ts';
import { meta } from '../games/salamandra/meta.ts';
import type { Action, Refusal } from '../games/salamandra/rules/actions.ts';
import { hasRevealed, legalMoves, refusal } from '../games/salamandra/rules/index.ts';
import type { G, GameEvent } from '../games/salamandra/rules/state.ts';
import { standing } from '../play/log.ts';
import { exportMatch, type MatchFile, movesIn } from '../play/match-file.ts';

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
  readonly file: () => MatchFile;
  readonly leave: () => void;
}

/** The seed is never boardgame.io's own, which is the clock. */
export function openHotSeat(players: number, seed: string = crypto.randomUUID()): HotSeat {
  const game = { ...Salamandra, seed };
  const client = Client<G>({ game, numPlayers: players });
  const opening = numbered(-1, client.getInitialState().G.events);
  const listeners = new Set<() => void>();

  const read = (refused: Refusal | null): Position => {
    const { G: view, log, _undo } = client.getState() as NonNullable<ReturnType<typeof client.getState>>;
    return {
      view,
      moves: legalMoves(view, view.seat),
      log: [...opening, ...tell(log)],
      undo: undoState(view, _undo.length),
      refusal: refused,
    };
  };
  let position = read(null);
  const show = (next: Position) => {
    position = next;
    for (const listener of listeners) listener();
  };
  client.subscribe(() => show(read(null)));
  client.start();

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    position: () => position,
    play(action) {
      const [move, ...args] = action;
      // boardgame.io refuses in silence
      const refused = refusal(position.view, position.view.seat, action);
      if (refused) show(read(refused));
      else client.moves[move]?.(...args);
    },
    undo: () => client.undo(),
    file: () => exportMatch(meta.id, players, seed, movesIn(client.log ?? [])),
    leave: () => client.stop(),
  };
}

/** boardgame.io starts the list of a turn with the position before its first move. */
function undoState(view: G, remembered: number): UndoState {
  if (view.over) return 'over';
  if (remembered < 2) return 'nothing';
  return hasRevealed(view) ? 'revealed' : 'possible';
}

const tell = (log: readonly LogEntry[]): ToldLine[] =>
  standing(log).flatMap(({ _stateID, metadata }) => numbered(_stateID, metadata as GameEvent[]));

const numbered = (move: number, events: readonly GameEvent[]): ToldLine[] =>
  logLines(events).map((line, i) => ({ id: `${move}.${i}`, line }));
