import { CardChip } from '../../board/art/index.ts';
import { useWords } from '../../board/useWords.ts';
import { ROW_IDS, STONE_IDS, valueOf, WING_IDS } from '../../content/cards.ts';
import { Unseen } from '../../../guide/prose.tsx';
import { useTexts } from '../texts.ts';
import * as styles from './figures.module.css';

/** What every chamber is worth. */
export function ChamberTable() {
  const words = useWords();
  const { reference } = useTexts();
  return (
    <table className={styles.chambers}>
      <caption>{reference.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Unseen>
              {words.t('kinds.wing')} × {words.t('kinds.stone')}
            </Unseen>
          </th>
          {ROW_IDS.map((row) => (
            <th key={row} scope="col">
              <CardChip id={row} width={24} />
              <Unseen>{words.card(row)}</Unseen>
            </th>
          ))}
        </tr>
      </thead>
      {WING_IDS.map((wing) => (
        <tbody key={wing}>
          {STONE_IDS.map((stone) => (
            <tr key={stone}>
              <th scope="row">
                <CardChip id={wing} width={24} /> <CardChip id={stone} width={24} />
                <Unseen>{words.cards([wing, stone])}</Unseen>
              </th>
              {ROW_IDS.map((row) => (
                <td key={row}>{valueOf([wing, row, stone])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
