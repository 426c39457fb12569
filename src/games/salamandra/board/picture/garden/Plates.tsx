import { memo } from 'react';
import type { Face } from '../../../content/terms.ts';
import { Decoration } from '../../art/Decoration.tsx';
import * as styles from './Garden.module.css';

/** Across, down, and how large. */
const FIREFLIES = [
  [5, 30, 16],
  [12, 52, 12],
  [15, 60, 22],
  [25, 86, 16],
  [32, 93, 12],
  [67, 8, 14],
  [97, 38, 16],
  [96, 55, 12],
  [78, 87, 20],
  [38, 5, 12],
] as const;

/** Pressed plants and the light of the round, on the sheet behind the garden. */
export const Plates = memo(function Plates({ light }: { readonly light: Face }) {
  return (
    <div className={styles.plates} aria-hidden>
      <div className={styles.light}>
        <Decoration name={light === 'day' ? 'sun' : 'moon'} />
      </div>
      {light === 'night' &&
        FIREFLIES.map(([left, top, size]) => (
          <div key={left} className={styles.firefly} style={{ left: `${left}%`, top: `${top}%`, width: size }}>
            <Decoration name="firefly" />
          </div>
        ))}
      <div className={styles.fern}>
        <Decoration name="fern" />
      </div>
      <div className={styles.daisy}>
        <Decoration name="daisy" />
      </div>
      <div className={styles.lantern}>
        <Decoration name="lantern" />
      </div>
    </div>
  );
});

const CENTRE = { x: 50, y: 0 };
const RADIUS = 290;
const TICKS = Array.from({ length: 72 }, (_, i) => {
  const angle = (i / 72) * 2 * Math.PI;
  const inner = i % 6 === 0 ? RADIUS - 12 : RADIUS - 5;
  const point = (r: number) => `${CENTRE.x + r * Math.cos(angle)} ${CENTRE.y + r * Math.sin(angle)}`;
  return `M${point(RADIUS)}L${point(inner)}`;
}).join('');

/** The rings of a garden plan around the temple. */
export const Diagram = memo(() => (
  <g className={styles.diagram} aria-hidden>
    <circle cx={CENTRE.x} cy={CENTRE.y} r={RADIUS} />
    <circle cx={CENTRE.x} cy={CENTRE.y} r={RADIUS + 4} />
    <circle cx={CENTRE.x} cy={CENTRE.y} r={RADIUS - 46} />
    <path d={TICKS} />
  </g>
));
