import { useTranslation } from 'react-i18next';
import * as styles from './RatingLine.module.css';

const WIDTH = 240;
const HEIGHT = 56;
/** For the dot at the end. */
const EDGE = 5;

/** How a rating has gone, as one line of the pen; in words for whoever does not see it. */
export function RatingLine({ course }: { readonly course: readonly number[] }) {
  const { t } = useTranslation('online');
  const rounded = course.map(Math.round);
  const [least, most] = [Math.min(...rounded), Math.max(...rounded)];
  const x = (index: number) => EDGE + (index / (rounded.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (rating: number) => HEIGHT - EDGE - ((rating - least) / (most - least || 1)) * (HEIGHT - 2 * EDGE);
  const [first = 0, last = 0] = [rounded[0], rounded.at(-1)];
  return (
    <div className={styles.course}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('people.game.course', { first, last, least, most })}
      >
        <path className={styles.ground} d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} />
        <polyline className={styles.line} points={rounded.map((one, index) => `${x(index)},${y(one)}`).join(' ')} />
        <circle className={styles.end} cx={x(rounded.length - 1)} cy={y(last)} r="3.5" />
      </svg>
      <p className={styles.ends} aria-hidden>
        <span>{most}</span>
        <span>{least}</span>
      </p>
    </div>
  );
}
