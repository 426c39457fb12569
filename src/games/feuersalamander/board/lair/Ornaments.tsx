import { memo } from 'react';
import { Use } from '../art/Use.tsx';
import * as styles from './Ornaments.module.css';

/** Across, down, and how large. */
const EMBERS = [
  [4, 32, 12],
  [10, 88, 10],
  [95, 41, 14],
  [97, 68, 10],
  [90, 86, 16],
  [4, 59, 8],
  [77, 3, 10],
  [22, 97, 12],
  [97, 54, 8],
] as const;

/** What is drawn in the corners of the plate: the fire of the salamander, and a still; by night, embers in the air. */
export const Ornaments = memo(function Ornaments() {
  return (
    <div className={styles.ornaments} aria-hidden>
      {EMBERS.map(([left, top, size]) => (
        <svg
          key={`${left} ${top}`}
          className={styles.ember}
          style={{ left: `${left}%`, top: `${top}%` }}
          width={size}
          height={size}
          viewBox="-1 -1 2 2"
        >
          <circle r={1} fill="url(#fs-ember)" />
        </svg>
      ))}
      <svg className={`fs-picture ${styles.fire}`} viewBox="-76 -74 152 148">
        <Use name="fire" width={152} height={148} />
      </svg>
      <svg className={`fs-picture ${styles.still}`} viewBox="-56 -52 112 104">
        <Use name="still" width={112} height={104} />
      </svg>
    </div>
  );
});
