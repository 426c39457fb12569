import { memo } from 'react';
import type { Dye } from '../../content/terms.ts';
import { EmblemArt } from './EmblemArt.tsx';

/** The disc of the score track, seen from the side; the next one lies 12 higher. */
export const ScoreMarkerArt = memo(function ScoreMarkerArt({ dye }: { readonly dye: Dye }) {
  return (
    <g className={`sm-${dye}`}>
      <ellipse cy={1.6} rx={13} ry={5.6} fill="var(--shadow)" />
      <path d="M-13-3v3a13 5.6 0 0 0 26 0v-3z" fill="var(--dye)" stroke="var(--halo)" strokeWidth={0.8} />
      <ellipse cy={-3} rx={13} ry={5.6} fill="var(--dye)" stroke="var(--halo)" strokeWidth={1.2} />
      <g transform="translate(0 -3)scale(1 .6)">
        <EmblemArt dye={dye} />
      </g>
    </g>
  );
});
