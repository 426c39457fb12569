import type { ReactNode } from 'react';
import { PlayerName } from './PlayerName.tsx';
import * as styles from './ScoreTable.module.css';

interface ScoreTableProps {
  readonly seats: number;
  /** What the first column lists. */
  readonly corner: string;
  /** A label, and a value for every seat. */
  readonly rows: readonly (readonly [label: string, values: readonly ReactNode[]])[];
  /** The sums of the columns. */
  readonly foot?: readonly [label: string, values: readonly ReactNode[]];
}

/** A column for every player, a row for every figure. */
export function ScoreTable({ seats, corner, rows, foot }: ScoreTableProps) {
  const players = Array.from({ length: seats }, (_, seat) => seat);
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td>
              <span className={styles.hidden}>{corner}</span>
            </td>
            {players.map((seat) => (
              <th key={seat} scope="col">
                <PlayerName seat={seat} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, values]) => (
            <Row key={label} label={label} values={values} players={players} />
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <Row label={foot[0]} values={foot[1]} players={players} />
          </tfoot>
        )}
      </table>
    </div>
  );
}

interface RowProps {
  readonly label: string;
  readonly values: readonly ReactNode[];
  readonly players: readonly number[];
}

const Row = ({ label, values, players }: RowProps) => (
  <tr>
    <th scope="row">{label}</th>
    {players.map((seat) => (
      <td key={seat}>{values[seat]}</td>
    ))}
  </tr>
);
