import type { ReactNode } from 'react';
import { PlayerName, type PlayerNameProps } from './PlayerName.tsx';
import * as styles from './ScoreTable.module.css';

interface ScoreTableProps {
  /** In the order of their seats. */
  readonly players: readonly PlayerNameProps[];
  /** What the first column lists. */
  readonly corner: string;
  /** A label, and a value for every seat. */
  readonly rows: readonly (readonly [label: string, values: readonly ReactNode[]])[];
  /** The sums of the columns. */
  readonly foot?: readonly [label: string, values: readonly ReactNode[]];
}

/** A column for every player, a row for every figure. */
export const ScoreTable = ({ players, corner, rows, foot }: ScoreTableProps) => (
  <div className={styles.scroller}>
    <table className={styles.table}>
      <thead>
        <tr>
          <td>
            <span className={styles.hidden}>{corner}</span>
          </td>
          {players.map((player) => (
            <th key={player.colour} scope="col">
              <PlayerName {...player} />
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

interface RowProps extends Pick<ScoreTableProps, 'players'> {
  readonly label: string;
  readonly values: readonly ReactNode[];
}

const Row = ({ label, values, players }: RowProps) => (
  <tr>
    <th scope="row">{label}</th>
    {players.map(({ colour }, seat) => (
      <td key={colour}>{values[seat]}</td>
    ))}
  </tr>
);
