import type { ReactNode } from 'react';
import type { Onlooker, TableProps, ToldLine as Told } from '../../table.ts';
import type { LogLine } from '../log.ts';
import type { Action, Refusal } from '../rules/actions.ts';
import type { G } from '../rules/state.ts';

type Table = TableProps<G, Action, LogLine>;

/** What a board of Salamandra is given: it shows a view, offers the legal moves and says what was chosen. */
export interface BoardProps extends Pick<
  Table,
  'view' | 'onlooker' | 'moves' | 'onMove' | 'log' | 'undo' | 'onUndo' | 'onRestart' | 'past'
> {
  readonly refusal: Refusal | null;
  /** What lies over the garden for a moment. */
  readonly drawing?: ReactNode;
}

/** The boards, and what is around them. */
export interface TableBoardProps extends BoardProps, Omit<Table, keyof BoardProps | 'toAct'> {}

/** Does the onlooker wait for somebody else's move? */
export const isWaiting = (onlooker: Onlooker, { seat, over }: G): boolean =>
  !over && onlooker !== 'all' && onlooker !== seat;

/** A line of this match's log. */
export type ToldLine = Told<LogLine>;
