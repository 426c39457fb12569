import { memo } from 'react';
import { Mark } from './Mark.tsx';
import * as styles from './Points.module.css';

interface PointsProps {
  readonly n: number;
  readonly size: number;
}

/** Points: the midsummer garland around their number. */
export const Points = memo(function Points({ n, size }: PointsProps) {
  return (
    <span className={styles.points} style={{ width: size, height: size, fontSize: size * (n > 99 ? 0.34 : 0.42) }}>
      <Mark name="vp" size={size} />
      <b>{n}</b>
    </span>
  );
});
