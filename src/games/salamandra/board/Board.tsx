import { lazy, Suspense } from 'react';
import { TableBoard, type TableBoardProps } from './TableBoard.tsx';

/** What only those who play alone need comes with its own texts. */
const SoloTable = lazy(async () => (await import('./solo/index.ts')).load());

/** The table of Salamandra. */
export const Board = (table: TableBoardProps) =>
  table.view.rudolph ? (
    <Suspense>
      <SoloTable {...table} />
    </Suspense>
  ) : (
    <TableBoard {...table} />
  );
