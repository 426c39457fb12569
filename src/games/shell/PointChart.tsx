import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../web/components/Icon.tsx';
import type { IconName } from '../../web/components/icons.ts';
import type { PointChartProps } from '../face.ts';
import { apart, gridOf } from './plot.ts';
import * as styles from './PointChart.module.css';

/** How close two emblems at the ends of their lines may come, in percent. */
const GAP = 11;

export interface LineLook {
  readonly colour: string;
  /** Tells the line apart where colours do not: 0 to 3. */
  readonly dash: number;
  /** Around 0,0 of a picture. */
  readonly emblem: ReactNode;
}

interface GamePointChartProps extends PointChartProps {
  readonly lookOf: (seat: number) => LineLook;
  readonly iconOf?: (round: number) => IconName;
}

/** A line of points for each player; dashes and emblems tell them apart as well as colours do. */
export function PointChart({ label, lines, length, below, now, lookOf, iconOf }: GamePointChartProps) {
  const grid = gridOf(Math.max(1, ...lines.flatMap(({ corners }) => corners.map(([, points]) => points))));
  const top = grid.at(-1) ?? 1;
  const x = (at: number) => `${(100 * at) / length}%`;
  const percent = (points: number) => 100 - (100 * points) / top;
  const finals = lines.map(({ corners }) => corners.at(-1)?.[1] ?? 0);
  const ends = apart(finals.map(percent), GAP);
  const looks = lines.map(({ seat }) => lookOf(seat));
  const inks = looks.map(({ colour }) => ({ '--line': colour }) as CSSProperties);
  return (
    <div className={styles.chart} role="img" aria-label={label}>
      <svg className={styles.plot}>
        {grid.map((points) => (
          <g key={points} className={styles.grid}>
            <line x2="100%" y1={`${percent(points)}%`} y2={`${percent(points)}%`} />
            <text y={`${percent(points)}%`} dx={-6}>
              {points}
            </text>
          </g>
        ))}
        {now !== undefined && <line className={styles.now} x1={x(now)} x2={x(now)} y2="100%" />}
        <svg viewBox={`0 0 ${length} 100`} preserveAspectRatio="none">
          {lines.map(({ seat, corners }, i) => (
            <polyline
              key={seat}
              className={styles.line}
              style={inks[i]}
              data-dash={looks[i]?.dash}
              points={corners.map(([at, points]) => `${at},${percent(points)}`).join(' ')}
            />
          ))}
        </svg>
        <svg x="100%" className={styles.ends}>
          {lines.map(({ seat }, i) => (
            <g key={seat} style={inks[i]}>
              <line y1={`${percent(finals[i] ?? 0)}%`} x2={12} y2={`${ends[i]}%`} />
              <svg x={20} y={`${ends[i]}%`}>
                {looks[i]?.emblem}
                <text x={15}>{finals[i]}</text>
              </svg>
            </g>
          ))}
        </svg>
      </svg>
      <ol className={styles.steps}>
        {below.map(({ at, what }) => (
          <li key={what} style={{ left: x(at) }}>
            {typeof what === 'number' && iconOf && <Icon name={iconOf(what)} size={16} />}
            {what}
          </li>
        ))}
      </ol>
    </div>
  );
}
