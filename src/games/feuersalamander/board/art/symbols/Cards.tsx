import { FLAME } from '../flame.ts';
import { bevelled } from '../shapes.ts';
import { Drawing } from './Drawing.tsx';

const BOX = '-43 -64 86 128';
const OUTLINE = bevelled(42, 63, 6);

/** Rays of the sun, every other one longer. */
const RAYS = Array.from({ length: 24 }, (_, i) => {
  const angle = (i * Math.PI) / 12;
  const point = (r: number) => `${(r * Math.sin(angle)).toFixed(1)} ${(r * Math.cos(angle)).toFixed(1)}`;
  return `M${point(33)}L${point(i % 2 === 0 ? 39.5 : 36.8)}`;
}).join('');

/** The corners of a cut stone, so far from its middle. */
const corners = (r: number): string[] =>
  Array.from({ length: 8 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / 4;
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  });
const [GIRDLE, TABLE] = [corners(23.6), corners(11.8)];
const FACETS = GIRDLE.map((corner, i) => `M${corner}L${TABLE[i]}`).join('');

/** The back of the cards, its edge in a pile, the place of no card, and a cut stone. */
export const Cards = () => (
  <>
    <Drawing id="back" box={BOX}>
      <path d={OUTLINE} fill="var(--fs-back1)" stroke="var(--fs-back-line)" strokeWidth=".9" />
      <path d={bevelled(35.5, 56.5, 4.7)} fill="none" stroke="var(--fs-back-line)" strokeWidth=".6" opacity=".8" />
      <circle r="31" fill="var(--fs-back2)" stroke="var(--fs-back-line)" strokeWidth=".9" />
      <path d={RAYS} stroke="var(--fs-back-line)" />
      <g className="fs-sal-gilt">
        <use href="#fs-sal-art" x="-28" y="-28" width="56" height="56" />
      </g>
      <path d={FLAME} transform="translate(0 48) scale(.24) translate(0 -6)" fill="var(--fs-back-line)" />
      <path
        d={FLAME}
        transform="translate(0 -48) scale(.24) rotate(180) translate(0 -6)"
        fill="var(--fs-back-line)"
      />
    </Drawing>
    <Drawing id="back-small" box={BOX}>
      <path d={OUTLINE} fill="var(--fs-back1)" stroke="var(--fs-back-line)" strokeWidth=".9" />
      <path d={bevelled(35, 56, 5)} fill="none" stroke="var(--fs-back-line)" strokeWidth=".6" opacity=".8" />
      <g className="fs-sal-gilt">
        <use href="#fs-sal" x="-35" y="-35" width="70" height="70" />
      </g>
    </Drawing>
    <Drawing id="back-edge" box={BOX}>
      <path d={OUTLINE} fill="var(--fs-back2)" stroke="var(--fs-back-line)" strokeWidth=".6" />
    </Drawing>
    <Drawing id="no-card" box={BOX}>
      <path d={OUTLINE} fill="none" stroke="var(--ink3)" strokeDasharray="4 4" />
    </Drawing>
    <Drawing id="gem" box="-24 -24 48 48">
      <path d={`M${GIRDLE.join('L')}Z`} fill="var(--fs-stone1)" stroke="var(--fs-stone-line)" strokeWidth="1.2" />
      <path d={`M${TABLE.join('L')}Z`} fill="var(--fs-stone2)" stroke="var(--fs-stone-line)" strokeWidth=".7" />
      <path d={FACETS} stroke="var(--fs-stone-line)" strokeWidth=".7" />
    </Drawing>
  </>
);
