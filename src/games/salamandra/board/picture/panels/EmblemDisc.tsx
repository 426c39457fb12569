import type { Dye } from '../../../content/terms.ts';
import { EmblemArt } from '../../art/EmblemArt.tsx';

/** A player's emblem on the player's dye, around 0,0 of a picture. */
export const EmblemDiscArt = ({ dye }: { readonly dye: Dye }) => (
  <g className={`sm-art sm-${dye}`}>
    <circle r={9} fill="var(--dye)" />
    <EmblemArt dye={dye} />
  </g>
);

/** The same, in a text. */
export const EmblemDisc = ({ dye, size }: { readonly dye: Dye; readonly size: number }) => (
  <svg className="sm-picture" viewBox="-9 -9 18 18" width={size} height={size} aria-hidden>
    <EmblemDiscArt dye={dye} />
  </svg>
);
