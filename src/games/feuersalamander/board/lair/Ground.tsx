import { memo } from 'react';
import { WING_IDS, CARDS } from '../../content/cards.ts';
import { FIGURES, type Figure } from '../../content/terms.ts';
import { Use } from '../art/Use.tsx';
import { bevelled } from '../art/shapes.ts';
import { hostOf } from '../../rules/circuit.ts';
import { WING_ANGLES } from './chambers.ts';
import {
  absentFigures,
  arc,
  isGate,
  type Point,
  pointAt,
  QUARTER,
  RIM,
  ROAD,
  spaceAngle,
  spaceBand,
  spaceHalfWidth,
  spaceOutline,
  spacesOf,
  START,
} from './circuit.ts';
import * as styles from './Ground.module.css';

const RING = 349;
const TICKS = Array.from({ length: 120 }, (_, i) => {
  const point = (radius: number) => {
    const { x, y } = pointAt({ angle: i * 3, radius });
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return `M${point(RING)}L${point(i % 5 === 0 ? RING - 8 : RING - 4)}`;
}).join('');

/** The signs of the alchemists, between the wings. */
const SIGNS: readonly (Point & { readonly d: string })[] = [
  { x: -241, y: -97, d: 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M-.6 0h1.2' },
  { x: -94, y: -245, d: 'M3-6.5A6.5 6.5 0 1 0 3 6.5 8 8 0 0 1 3-6.5z' },
  { x: 94, y: -245, d: 'M-4-8a4 4 0 0 0 8 0M0-4a3.6 3.6 0 1 0 .01 0M0 3.2V9M-3 6h6' },
  { x: 245, y: -94, d: 'M0-7.5a4 4 0 1 0 .01 0M0 .5V8.5M-3.5 4.5h7' },
  { x: 245, y: 94, d: 'M-6 2a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M2-1.5 6.5-6.5M3-7h4v4' },
  { x: 94, y: 245, d: 'M-5-6c4-3 7 0 4 5l-4 5H6M3-7V8.5' },
  { x: -94, y: 245, d: 'M-2-8V2M-5-5.5h6.5M-2-1c4-4 7 0 4 4-1.5 2.5-1 4 1 4.5' },
  { x: -245, y: 94, d: 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M-6 0H6' },
];

/** The rings of the plate, the diagonals of the four figures, and the signs. */
const Diagram = () => (
  <>
    <g className={styles.diagram}>
      <circle r={RING} />
      <circle r={RING + 4} />
      <circle r={240} />
      <circle r={84} />
      <path d={`${TICKS}M-240-240 240 240M240-240-240 240`} />
    </g>
    <g className={styles.signs}>
      {SIGNS.map(({ x, y, d }) => (
        <path key={d} d={d} transform={`translate(${x} ${y})`} />
      ))}
    </g>
  </>
);

interface FiguresProps {
  readonly figures: readonly Figure[];
}

/** Cracks at both ends of a stone; every stone has its own. */
function cracks(figures: readonly Figure[], space: number): string {
  const half = spaceHalfWidth(space);
  return [-0.86, -0.68, 0.64, 0.84]
    .map((part, i) => {
      const wobble = ((space * 7 + i * 5) % 4) - 1.5;
      const from = pointAt({ angle: spaceAngle(figures, space) + half * part, radius: RIM.outer - 9 + wobble });
      const to = pointAt({ angle: spaceAngle(figures, space) + half * part + wobble * 0.5, radius: RIM.outer - 2.5 });
      return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
    })
    .join('');
}

/** Between two stones the road shows which way it goes; not where a medallion lies, and more often where it is bare. */
function chevronAngles(figures: readonly Figure[]): number[] {
  const between = figures.flatMap((figure) => [-26.3, -9, 9, 26.3].map((offset) => QUARTER[figure] + offset));
  const bare = absentFigures(figures).flatMap((figure) =>
    [-34, -25, -16, 16, 25, 34].map((offset) => QUARTER[figure] + offset),
  );
  return [...between, ...bare];
}

const Space = ({ figures, space }: FiguresProps & { readonly space: number }) => {
  const host = figures[hostOf(space)];
  const outline = spaceOutline(figures, space);
  return (
    <g className={`fs-${host}`}>
      <path d={outline} className={styles.drop} />
      <path d={outline} className={styles.stone} />
      <path d={spaceBand(figures, space)} fill="var(--fs-ground)" stroke="var(--fs-text)" strokeWidth={0.8} />
      <path d={spaceBand(figures, space)} fill={`url(#fs-pattern-${host})`} />
      <path d={cracks(figures, space)} className={styles.line} />
      {isGate(space) && (
        <g transform={`rotate(${spaceAngle(figures, space)}) translate(0 ${-ROAD})`}>
          <Use name="tower" x={-42} width={14} height={45} />
          <Use name="tower" x={42} width={14} height={45} />
          <path
            d="M-30-11.5h60M-30-5h60M-24-15v14M-16-15v14M-8-15v14M0-15v14M8-15v14M16-15v14M24-15v14"
            className={styles.line}
          />
        </g>
      )}
    </g>
  );
};

const Road = ({ figures }: FiguresProps) => (
  <>
    <circle r={ROAD} className={styles.road} />
    <circle r={ROAD} className={styles.setts} />
    {absentFigures(figures).map((figure) => (
      <g key={figure}>
        <path d={arc(QUARTER[figure] - 41, QUARTER[figure] + 41, ROAD + 7)} className={styles.kerb} />
        <path d={arc(QUARTER[figure] - 41, QUARTER[figure] + 41, ROAD - 7)} className={styles.kerb} />
        <g transform={`rotate(${QUARTER[figure]}) translate(0 ${-ROAD})`}>
          <Use name="stump" x={-42} width={14} height={45} />
          <Use name="stump" x={42} width={14} height={45} />
        </g>
      </g>
    ))}
    {spacesOf(figures).map((space) => (
      <Space key={space} figures={figures} space={space} />
    ))}
    {chevronAngles(figures).map((angle) => (
      <path
        key={angle}
        d="M-2-4 2.5 0-2 4"
        className={styles.chevron}
        transform={`rotate(${angle}) translate(0 ${-ROAD})`}
      />
    ))}
  </>
);

/** What a figure lives in. */
const HOUSE: Readonly<Record<Figure, string>> = { king: 'castle', queen: 'palace', monk: 'abbey', robber: 'ruin' };
const HOUSE_SIZE = 140 * 1.16;
const PATH = 'M0-297C-5-285 0-276 0-262';

/** A house and the way to it; of those who are absent there is only the ground plan. */
const House = ({ figure, isAbsent }: { readonly figure: Figure; readonly isAbsent: boolean }) => {
  const { x, y } = pointAt({ angle: QUARTER[figure], radius: 180 });
  const pad = pointAt({ angle: QUARTER[figure], radius: START });
  return (
    <g className={isAbsent ? styles.plan : undefined}>
      {!isAbsent && (
        <g transform={`rotate(${QUARTER[figure]})`}>
          <path d={PATH} className={styles.wayEdge} />
          <path d={PATH} className={styles.way} />
        </g>
      )}
      <Use name={HOUSE[figure]} x={x} y={y - 6 * 1.16} width={HOUSE_SIZE} />
      {!isAbsent && (
        <g transform={`translate(${pad.x} ${pad.y})`} className={`fs-${figure}`}>
          <path d={bevelled(22, 17, 9)} className={styles.drop} />
          <path d={bevelled(22, 17, 9)} className={styles.stone} />
          <path d={bevelled(18, 13, 7)} fill="var(--fs-ground)" stroke="var(--fs-text)" strokeWidth={0.9} />
          <path d={bevelled(18, 13, 7)} fill={`url(#fs-pattern-${figure})`} />
          <circle r={10.5} fill="var(--fs-ground)" />
          <Use name={`e-${figure}`} width={16} />
        </g>
      )}
    </g>
  );
};

/** A torch, and the way its arm reaches to it from the wall. */
const TORCHES: readonly (Point & { readonly arm: string })[] = [-1, 1].flatMap((side) => [
  { x: 69 * side, y: -225, arm: `M${-7 * side} 0 0 4` },
  { x: 69 * side, y: 225, arm: `M${-7 * side} 0 0 4` },
  { x: 225 * side, y: -69, arm: 'M0 7V4' },
  { x: 225 * side, y: 69, arm: 'M0-7V4' },
]);

const Torch = ({ x, y, arm }: (typeof TORCHES)[number]) => (
  <g transform={`translate(${x} ${y})`}>
    <circle cy={-6} r={30} fill="var(--fs-glow)" />
    <path d={arm} stroke="var(--fs-wall-line)" strokeWidth={2} />
    <path d="M-4.5-1h9l-2 8h-5z" fill="var(--fs-wood3)" stroke="var(--fs-wall-line)" />
    <Use name="flame" y={-9.5} width={20.3} />
  </g>
);

/** A wing's sign and value, where its axis meets the wheel. */
const Medallions = () =>
  WING_IDS.map((wing) => {
    const { x, y } = pointAt({ angle: WING_ANGLES[wing], radius: ROAD });
    return (
      <g key={wing} transform={`translate(${x} ${y})`} className={`fs-${wing}`}>
        <circle r={18.5} fill="var(--sheet)" />
        <circle r={17} fill="var(--fs-wash)" stroke="var(--fs-line)" strokeWidth={1.3} />
        <circle r={14.5} fill="none" stroke="var(--fs-line)" strokeWidth={0.6} />
        <Use name={`glyph-${wing}`} y={-4.5} width={15} />
        <g className={`fs-n ${styles.value}`}>
          <Use name={`digit-${CARDS[wing].value}`} y={9} width={12} />
        </g>
      </g>
    );
  });

/** Everything on the plate that no move changes, but for the chambers. */
export const Ground = memo(function Ground({ figures }: FiguresProps) {
  return (
    <>
      <Diagram />
      <Road figures={figures} />
      {FIGURES.map((figure) => (
        <House key={figure} figure={figure} isAbsent={!figures.includes(figure)} />
      ))}
      {WING_IDS.map((wing) => (
        <g key={wing} transform={`rotate(${WING_ANGLES[wing]})`}>
          <Use name="wall" y={-150} width={180} height={300} />
        </g>
      ))}
      {TORCHES.map((torch) => (
        <Torch key={`${torch.x} ${torch.y}`} {...torch} />
      ))}
      <circle r={120} fill="var(--fs-glow)" />
      <Medallions />
    </>
  );
});
