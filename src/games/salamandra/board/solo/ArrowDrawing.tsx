import { type Arrow, DIRECTIONS } from '../../content/rudolph.ts';
import type { FieldId } from '../../content/fields.ts';
import { TEMPLE_CELLS, tileOf } from '../../rules/geometry.ts';
import type { G } from '../../rules/state.ts';
import { OCTAGON } from '../art/FieldArt.tsx';
import { at, TILE } from '../picture/garden/layout.ts';
import * as styles from './ArrowDrawing.module.css';

interface ArrowDrawingProps {
  readonly view: G;
  readonly placement: (Arrow & { readonly field: FieldId | null }) | undefined;
}

/** An arrow that leads nowhere ends outside the garden's middle. */
const NOWHERE = 2;

/** The arrow of a placement card over the grid, to the field that it leads to. */
export function ArrowDrawing({ view, placement }: ArrowDrawingProps) {
  if (!placement) return null;
  const { half, direction, field } = placement;
  const from = TEMPLE_CELLS[half];
  const step = DIRECTIONS[direction];
  const tile = field && tileOf(view, field);
  const to = tile ?? { x: from.x + NOWHERE * step.x, y: from.y + NOWHERE * step.y };
  const turn = (Math.atan2(step.y, step.x) * 180) / Math.PI;
  const length = Math.hypot(to.x - from.x, to.y - from.y) * TILE - (tile ? 30 : 0);
  const path = `M0 0H${length}m-16-12 16 12-16 12`;
  return (
    <g className={styles.arrow} data-arrow={`${half} ${direction}`} aria-hidden>
      {tile && <path d={OCTAGON} transform={at(tile)} className={styles.ring} />}
      <g key={`${half} ${direction}`} transform={`${at(from)} rotate(${turn})`}>
        <path d={path} pathLength={1} className={styles.halo} />
        <path d={path} pathLength={1} className={styles.line} data-nowhere={!tile || undefined} />
        <circle r={9} className={styles.start} />
      </g>
    </g>
  );
}
