import { memo } from 'react';
import type { Figure } from '../../content/terms.ts';
import { Use } from '../art/Use.tsx';
import { arc, COUNT, pointAt, quarterOf, RIM, type Step, START, trailHome, trailOf } from './circuit.ts';
import type { Way } from './way.ts';
import * as styles from './Ways.module.css';

interface WayProps {
  readonly figures: readonly Figure[];
  readonly way: Way;
}

const Count = ({ number, x, y }: { readonly number: number; readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r={8.5} className={styles.disc} />
    <g className={`fs-n ${styles.digit}`}>
      <Use name={`digit-${number}`} width={12.5} />
    </g>
  </g>
);

const Counts = ({ steps }: { readonly steps: readonly Step[] }) =>
  steps.map(({ number, angle }) => <Count key={number} number={number} {...pointAt({ angle, radius: COUNT })} />);

/** Between the outside of the wheel and the start place, through the gate. */
const throughGate = (angle: number): string => {
  const [outer, inner] = [RIM.outer, START + 24].map((radius) => pointAt({ angle, radius }));
  return `M${outer?.x} ${outer?.y}L${inner?.x} ${inner?.y}`;
};

/** A way is counted as far as it is taken: to its end on the circuit, or only home. */
function WayTrail({ figures, way }: WayProps) {
  const { seat, from, steps, leadsHome, chosen } = way;
  const onCircuit = trailOf(figures, seat, from, steps);
  const home = leadsHome && typeof from === 'number' ? trailHome(figures, seat, from) : null;
  const trail = home && chosen === 'home' ? home : onCircuit;
  const gate = quarterOf(figures, seat);
  const token = pointAt({ angle: gate, radius: START });
  const paths = [
    ...(trail.to > trail.from ? [arc(trail.from, trail.to, COUNT)] : []),
    ...((home || from === 'start') && steps > 0 ? [throughGate(gate)] : []),
  ].join('');
  return (
    <g className={styles.way} data-chosen={chosen !== null || undefined}>
      <path d={paths} className={styles.halo} />
      <path d={paths} className={styles.trail} />
      <Counts steps={trail.steps} />
      {home && (
        <Count
          number={home.steps.length + 1}
          x={token.x + 26 * Math.sign(token.x)}
          y={token.y - 20 * Math.sign(token.y)}
        />
      )}
    </g>
  );
}

interface WaysProps {
  readonly figures: readonly Figure[];
  readonly ways: readonly Way[];
}

/** The ways that are open, counted outside the wheel; the chosen one lies above the other. */
export const Ways = memo(function Ways({ figures, ways }: WaysProps) {
  return ways
    .toSorted((a, b) => Number(a.chosen !== null) - Number(b.chosen !== null) || b.steps - a.steps)
    .map((way) => <WayTrail key={way.steps} figures={figures} way={way} />);
});
