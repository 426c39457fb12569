import type { ReactNode } from 'react';
import * as styles from './Table.module.css';

/** A row begins with what it is about. */
export type Row = readonly ReactNode[];

interface TableProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

export const Table = ({ label, columns, rows }: TableProps) => (
  <table className={styles.table} aria-label={label}>
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
);
