import type { ReactNode } from 'react';
import { Notes } from './Notes.tsx';
import * as styles from './Table.module.css';

interface TableProps {
  readonly title: string;
  readonly columns: readonly string[];
  /** A row begins with what it is about. */
  readonly rows: readonly (readonly ReactNode[])[];
  /** What is said where there are no rows. */
  readonly empty?: string;
}

/** Notes of one kind, side by side. */
export const Table = ({ title, columns, rows, empty }: TableProps) => (
  <Notes title={title}>
    {rows.length === 0 ? (
      <p>{empty}</p>
    ) : (
      <div className={styles.scroller}>
        <table className={styles.table} aria-label={title}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([about, ...cells], i) => (
              // oxlint-disable-next-line react/no-array-index-key -- notes may be alike
              <tr key={i}>
                <th scope="row">{about}</th>
                {cells.map((cell, column) => (
                  <td key={columns[column + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </Notes>
);
