import { Plate } from '../../../guide/prose.tsx';
import { useWords } from '../../board/useWords.ts';
import { RECKONINGS } from '../../content/terms.ts';
import { stepsBy } from '../../rules/move.ts';
import { THROW } from '../examples/index.ts';
import { useTexts } from '../texts.ts';
import * as styles from './figures.module.css';
import { ThrowPicture } from './ThrowPicture.tsx';

const SIGNS = { sum: '+', difference: '−' } as const;

/** A throw, and the two ways to reckon with it. */
export function ThrowFigure() {
  const words = useWords();
  const { sticks } = useTexts();
  const shown = THROW.sticks.toSorted((a, b) => b - a);
  return (
    <Plate caption={sticks.caption}>
      <ThrowPicture thrown={THROW} />
      <dl className={styles.reckonings}>
        {RECKONINGS.map((by) => (
          <div key={by}>
            <dt>{words.t(`reckonings.${by}`)}</dt>
            <dd>
              {shown.join(` ${SIGNS[by]} `)} = {stepsBy(by, THROW)}
            </dd>
          </div>
        ))}
      </dl>
    </Plate>
  );
}
