import { memo } from 'react';
import { bevelled } from '../art/shapes.ts';
import { pointAt } from './circuit.ts';
import * as styles from './Ground.module.css';

/** The edge of the pit, and of the masonry around it. */
const PIT = 40;
export const DUNGEON = bevelled(53, 53, 31.3);

const JOINTS = Array.from({ length: 24 }, (_, i) => {
  const point = (radius: number) => {
    const { x, y } = pointAt({ angle: i * 15, radius });
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return `M${point(PIT - 1)}L${point(i % 6 === 0 || i % 6 === 3 ? 52 : 49)}`;
}).join('');

const RINGS = [45, 135, 225, 315];

/** The pit in the middle of the lair, with a ring in each corner to chain somebody to. */
export const Dungeon = memo(function Dungeon() {
  return (
    <g stroke="var(--fs-wall-line)">
      <path d={DUNGEON} fill="var(--fs-wash-stone)" strokeWidth={1.2} />
      <path d={bevelled(48, 48, 28.3)} fill="none" strokeWidth={0.6} />
      <path d={JOINTS} className={styles.line} />
      <circle r={PIT} fill="var(--fs-wash-pit)" strokeWidth={1.2} />
      <g fill="none" stroke="var(--fs-back-line)" strokeWidth={0.7}>
        <circle r={34} strokeDasharray="9 4" opacity={0.5} />
        <circle r={28} strokeDasharray="5 3" opacity={0.35} />
      </g>
      {RINGS.map((angle) => (
        <g key={angle} transform={`rotate(${angle}) translate(0 -47)`}>
          <circle r={4.2} fill="var(--label)" strokeWidth={1.1} />
          <ellipse cy={7.5} rx={2} ry={3.3} fill="none" strokeWidth={1.3} />
        </g>
      ))}
    </g>
  );
});
