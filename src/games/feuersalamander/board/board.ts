import type { Onlooker, TableProps, ToldLine as Told } from '../../table.ts';
import type { LogLine } from '../log.ts';
import type { Action, Refusal } from '../rules/actions.ts';
import type { G, Seat } from '../rules/state.ts';

type Table = TableProps<G, Action, LogLine>;

/** What a board of Der Feuer-Salamander is given: it shows a view, offers the legal moves and says what was chosen. */
export interface BoardProps extends Pick<
  Table,
  'view' | 'onlooker' | 'moves' | 'onMove' | 'log' | 'undo' | 'onUndo' | 'onRestart' | 'past'
> {
  readonly refusal: Refusal | null;
}

/** The boards, and what is around them. */
export interface TableBoardProps extends BoardProps, Omit<Table, keyof BoardProps | 'toAct'> {}

/** A line of this match's log. */
export type ToldLine = Told<LogLine>;

/** Does the onlooker wait for somebody else's move? */
export const isWaiting = (onlooker: Onlooker, { actor, over }: G): boolean =>
  !over && onlooker !== 'all' && onlooker !== actor;

/** Through whose eyes the board is seen: at a shared screen those of who is to act; null for who only watches. */
export function viewerOf(onlooker: Onlooker, { actor, over }: G): Seat | null {
  if (typeof onlooker === 'number') return onlooker;
  return onlooker === 'all' && !over ? actor : null;
}
