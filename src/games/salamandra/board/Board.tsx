import { lazily } from '../../../web/lazily.tsx';
import type { TableProps } from '../../table.ts';
import type { LogLine } from '../log.ts';
import type { Action, Refusal } from '../rules/actions.ts';
import type { G } from '../rules/state.ts';
import { TableBoard } from './TableBoard.tsx';

/** What only those who play alone need comes with its own texts. */
const SoloTable = lazily(async () => (await import('./solo/index.ts')).load());

/** The table of Salamandra. */
export function Board({ toAct: _seat, ...props }: TableProps<G, Action, LogLine>) {
  const table = { ...props, refusal: props.refusal as Refusal | null };
  return table.view.rudolph ? <SoloTable {...table} /> : <TableBoard {...table} />;
}
