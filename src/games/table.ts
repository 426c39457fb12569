/** What a table of any game shows and asks, wherever it is played: the site gives it, the game's board takes it. */
import { createContext, type ReactNode, useContext } from 'react';
import type { IconName } from '../web/components/icons.ts';
import type { AnyAction } from './module.ts';

/** What is shown between two moves. */
export interface Position<G, Action extends AnyAction, Line> {
  /** As the onlooker may see it. */
  readonly view: G;
  /** Whose move is awaited; null when the game is over. Not always whose turn it is. */
  readonly toAct: number | null;
  /** All that the onlooker may do now, in the order in which it is offered. */
  readonly moves: readonly Action[];
  /** Why the last move that was tried was not made: a key of the rules. */
  readonly refusal: string | null;
  readonly log: readonly ToldLine<Line>[];
  readonly undo: UndoState;
}

/** Whether the last move can be taken back, and if not, why. */
export type UndoState = 'possible' | 'nothing' | 'revealed' | 'over' | 'notYours';

/** A line of this match's log. */
export interface ToldLine<Line> {
  readonly id: string;
  /** The turn in which it happened; 0 for the opening. */
  readonly turn: number;
  readonly line: Line;
}

/**
 * Who looks at the board: all who play, around one screen; one of them, on a seat; somebody who watches; or anyone,
 * after a match that ended before its game did.
 */
export type Onlooker = 'all' | 'spectator' | 'afterwards' | number;

/** A position, and what can be done about it. */
export interface TableProps<G, Action extends AnyAction, Line> extends Position<G, Action, Line> {
  readonly onlooker: Onlooker;
  /** Made or refused at once, or when the promise says so. */
  readonly onMove: (action: Action) => void | Promise<void>;
  readonly onUndo: () => void;
  /** Takes back all of this turn that can be taken back. */
  readonly onRestart: () => void;
  /** Where the past is shown: what leads through it, in place of what makes moves. */
  readonly past?: ReactNode;
  /** Null where it cannot be had. */
  readonly onRematch: (() => void) | null;
  readonly onSaveFile: (() => void) | null;
  readonly onLeave: () => void;
  /** To look back at the match from its end, where that can be done. */
  readonly onReplay?: () => void;
  /** Others at this table, if they are elsewhere: shown among the tools. */
  readonly company?: ReactNode;
  /** What is to be said at the end, besides who has won. */
  readonly epilogue?: ReactNode;
  /** What else can be done about the table. */
  readonly menu?: readonly MenuEntry[];
}

export interface MenuEntry {
  readonly tool: string;
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
}

/** Somebody at the table that is open, in their colour. */
export interface SeatedPlayer {
  /** Empty where nobody gave a name: the colour is the name then. */
  readonly name: string;
  readonly colour: string;
}

export const SeatsContext = createContext<readonly SeatedPlayer[]>([]);

/** By what a match is known on this device: what a player keeps of it is kept under this name. Empty where nothing is. */
export const MatchNameContext = createContext('');

export const useMatchName = (): string => useContext(MatchNameContext);

export const useSeats = (): readonly SeatedPlayer[] => useContext(SeatsContext);
