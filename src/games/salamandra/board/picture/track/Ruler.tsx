import { memo } from 'react';
import * as styles from './Ruler.module.css';
import { tickAt } from './scale.ts';

/** The line with its ticks; which of them show depends on the room there is. */
export const Ruler = memo(function Ruler({ end }: { readonly end: number }) {
  const points = Array.from({ length: end + 1 }, (_, n) => n);
  return (
    <div className={styles.ruler} aria-hidden>
      {points.map((n) => (
        <i key={n} className={styles[tickAt(n)]} style={{ left: `${(100 * n) / end}%` }}>
          {n % 5 === 0 && <span>{n}</span>}
        </i>
      ))}
    </div>
  );
});
