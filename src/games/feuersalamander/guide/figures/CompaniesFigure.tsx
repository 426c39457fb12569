import * as tables from '../../../guide/tables.module.css';
import { ALL_CARDS } from '../../content/cards.ts';
import { meta } from '../../meta.ts';
import { circuitLength } from '../../rules/circuit.ts';
import { HAND_SIZE } from '../../rules/hand.ts';
import { deal, unshuffled } from '../../rules/setup.ts';
import { useTexts } from '../texts.ts';
import * as styles from './figures.module.css';
import { LairPicture } from './LairPicture.tsx';

const { min, max } = meta.players;
const COMPANIES = Array.from({ length: max - min + 1 }, (_, i) => min + i);

/** The circuit for two, three and four. */
export function CompaniesFigure() {
  const { circuit } = useTexts();
  return (
    <ul className={styles.companies}>
      {COMPANIES.map((players) => (
        <li key={players}>
          <LairPicture view={deal(unshuffled(players))} width={230} />
          <span>
            {circuit.players} {players} · {circuit.spaces} {circuitLength(players)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What is different with fewer players. */
export function CompaniesTable() {
  const { setup } = useTexts();
  const rows: [label: string, value: (players: number) => number | string][] = [
    [setup.spaces, circuitLength],
    [setup.dealt, (players) => players * HAND_SIZE],
    [setup.pile, (players) => ALL_CARDS.length - players * HAND_SIZE],
    [setup.answers, (players) => (players === 2 ? setup.open : setup.hidden)],
  ];
  return (
    <table className={tables.table}>
      <caption>{setup.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{setup.players}</th>
          {COMPANIES.map((players) => (
            <th key={players} scope="col">
              {players}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {COMPANIES.map((players) => (
              <td key={players}>{value(players)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
