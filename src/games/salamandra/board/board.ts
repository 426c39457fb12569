import type { ReactNode } from 'react';
import type { LogLine } from '../log.ts';
import type { Action, Refusal } from '../rules/actions.ts';
import type { G, Seat } from '../rules/state.ts';

/** What a board of Salamandra is given: it shows a view, offers the legal moves and says what was chosen. */
export interface BoardProps {
  readonly view: G;
  readonly onlooker: Onlooker;
  /** All that the onlooker may do now, in the order in which it is offered. */
  readonly moves: readonly Action[];
  /** Made or refused at once, or when the promise says so. */
  readonly onMove: (action: Action) => void | Promise<void>;
  /** Why the last move that was tried was not made. */
  readonly refusal: Refusal | null;
  readonly log: readonly ToldLine[];
  readonly undo: UndoState;
  readonly onUndo: () => void;
  /** Takes back all of this turn that can be taken back. */
  readonly onRestart: () => void;
  /** Where the past is shown: what leads through it, in place of what makes moves. */
  readonly past?: ReactNode;
  /** What lies over the garden for a moment. */
  readonly drawing?: ReactNode;
}

/**
 * Who looks at the board: all who play, around one screen; one of them, on a seat; somebody who watches; or anyone,
 * after a match that ended before its game did.
 */
export type Onlooker = 'all' | 'spectator' | 'afterwards' | Seat;

/** Does the onlooker wait for somebody else's move? */
export const isWaiting = (onlooker: Onlooker, { seat, over }: G): boolean =>
  !over && onlooker !== 'all' && onlooker !== seat;

/** Whether the last move can be taken back, and if not, why. */
export type UndoState = 'possible' | 'nothing' | 'revealed' | 'over' | 'notYours';

/** A line of this match's log. */
export interface ToldLine {
  readonly id: string;
  /** The turn in which it happened; 0 for the opening. */
  readonly turn: number;
  readonly line: LogLine;
}
