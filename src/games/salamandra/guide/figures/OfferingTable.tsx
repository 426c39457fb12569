import * as styles from '../../../guide/tables.module.css';
import { CostSum, GainSum } from '../../board/art/index.ts';
import { useWords } from '../../board/useWords.ts';
import { TEMPLE } from '../../content/cards.ts';
import { useTexts } from '../texts.ts';

/** What each half of the temple asks for, and what it gives when its cards are gone. */
export function OfferingTable() {
  const words = useWords();
  const { temple } = useTexts();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{temple.half}</th>
          <th scope="col">{temple.cost}</th>
          <th scope="col">{temple.empty}</th>
        </tr>
      </thead>
      <tbody>
        {(['yellow', 'black'] as const).map((half) => (
          <tr key={half}>
            <th scope="row">{words.t(`halves.${half}`)}</th>
            <td>
              <CostSum cost={TEMPLE[half].cost} size={20} /> {words.cost(TEMPLE[half].cost)}
            </td>
            <td>
              <GainSum gain={TEMPLE[half].emptyGain} size={20} /> {words.gains(TEMPLE[half].emptyGain)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
