import type { LogLine } from '../log.ts';
import type { Action, Refusal } from '../rules/actions.ts';
import type { G } from '../rules/state.ts';

/** What a board of Salamandra is given: it shows a view, offers the legal moves and says what was chosen. */
export interface BoardProps {
  readonly view: G;
  /** All that may be done now, in the order in which it is offered. */
  readonly moves: readonly Action[];
  readonly onMove: (action: Action) => void;
  /** Why the last move that was tried was not made. */
  readonly refusal: Refusal | null;
  readonly log: readonly ToldLine[];
  readonly undo: UndoState;
  readonly onUndo: () => void;
  /** Takes back all of this turn that can be taken back. */
  readonly onRestart: () => void;
}

/** Whether the last move can be taken back, and if not, why. */
export type UndoState = 'possible' | 'nothing' | 'revealed' | 'over';

/** A line of this match's log. */
export interface ToldLine {
  readonly id: string;
  /** The turn in which it happened; 0 for the opening. */
  readonly turn: number;
  readonly line: LogLine;
}
