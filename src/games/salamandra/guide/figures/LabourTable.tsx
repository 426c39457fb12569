import * as styles from '../../../guide/tables.module.css';
import { LABOUR, RUDOLPH_LEVELS } from '../../content/rudolph.ts';
import { useTexts } from '../texts.ts';

/** Rudolph's Labour cards side by side. */
export function LabourTable() {
  const { solo } = useTexts();
  const cards = RUDOLPH_LEVELS.map((level) => LABOUR[level]);
  const rows: [label: string, values: readonly number[]][] = [
    ...solo.rounds.map((label, i): [string, number[]] => [label, cards.map(({ rounds }) => rounds[i] ?? 0)]),
    [solo.spellbook, cards.map(({ spellbook }) => spellbook)],
    [solo.faith, cards.map(({ faith }) => faith)],
    [solo.recycling, cards.map(({ recycling }) => recycling)],
  ];
  return (
    <table className={styles.table}>
      <caption>{solo.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{solo.level}</th>
          {RUDOLPH_LEVELS.map((level) => (
            <th key={level} scope="col">
              {level}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, values]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {values.map((n, i) => (
              <td key={RUDOLPH_LEVELS[i]}>{n}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
