/** A match of Salamandra as the board shows it, out of what boardgame.io has of it, here or on the server. */
import type { LogEntry } from 'boardgame.io';
import type { BoardProps, ToldLine, UndoState } from '../games/salamandra/board/board.ts';
import { logLines } from '../games/salamandra/log.ts';
import { hasRevealed } from '../games/salamandra/rules/index.ts';
import type { G, GameEvent } from '../games/salamandra/rules/state.ts';
import { standing } from '../play/log.ts';

/** What the board shows between two moves. */
export type Position = Pick<BoardProps, 'view' | 'moves' | 'log' | 'undo' | 'refusal'>;

/** The opening, and every move that stands. */
export const toldLines = (opening: G, log: readonly LogEntry[]): ToldLine[] => [
  ...numbered({ _stateID: -1, turn: 0 }, opening.events),
  ...standing(log).flatMap((entry) => numbered(entry, entry.metadata as GameEvent[])),
];

const numbered = (
  { _stateID, turn }: Pick<LogEntry, '_stateID' | 'turn'>,
  events: readonly GameEvent[],
): ToldLine[] => logLines(events).map((line, i) => ({ id: `${_stateID}.${i}`, turn, line }));

/** For who is to move, after so many moves of this turn. */
export function undoState(view: G, made: number): UndoState {
  if (view.over) return 'over';
  if (made === 0) return 'nothing';
  return hasRevealed(view) ? 'revealed' : 'possible';
}
