import type { ReactNode } from 'react';
import * as styles from './Callouts.module.css';
import { PieceName } from './prose.tsx';
import { Rich } from './Rich.tsx';

/** A numbered pin and what it points at. */
export interface Callout {
  readonly pin: readonly [x: number, y: number];
  readonly target: readonly [x: number, y: number];
}

interface CalloutsProps {
  /** The viewBox. */
  readonly box: string;
  readonly width: number;
  /** The pins grow with the picture's unit. */
  readonly pinRadius: number;
  readonly callouts: readonly Callout[];
  /** What each pin means, in the same order. */
  readonly texts: readonly string[];
  readonly name: string;
  readonly children: ReactNode;
}

/** A piece with numbered pins, and the list that explains them. */
export function Callouts({ box, width, pinRadius, callouts, texts, name, children }: CalloutsProps) {
  return (
    <figure className={styles.callouts}>
      <svg className={styles.pinned} viewBox={box} width={width} aria-hidden>
        {children}
        {callouts.map((callout, i) => (
          <Pin key={callout.pin.join()} {...callout} number={i + 1} radius={pinRadius} />
        ))}
      </svg>
      <figcaption>
        <PieceName>{name}</PieceName>
        <ol className={styles.legend}>
          {texts.map((text) => (
            <li key={text}>
              <Rich text={text} />
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

interface PinProps extends Callout {
  readonly number: number;
  readonly radius: number;
}

const Pin = ({ pin: [x, y], target: [toX, toY], number, radius }: PinProps) => (
  <g>
    <path className={styles.leader} d={`M${x} ${y}L${toX} ${toY}`} />
    <circle className={styles.tip} cx={toX} cy={toY} r={radius / 5} />
    <circle className={styles.pin} cx={x} cy={y} r={radius} />
    <text className={styles.number} x={x} y={y} fontSize={radius * 1.35} dominantBaseline="central">
      {number}
    </text>
  </g>
);
