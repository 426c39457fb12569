import { memo } from 'react';
import type { Dye } from '../../content/terms.ts';
import { DYE_ART } from './dyes.ts';
import { Use } from './Use.tsx';

/** A player's emblem, for use on the dye; 12 wide, around 0,0. */
export const EmblemArt = memo(function EmblemArt({ dye }: { readonly dye: Dye }) {
  return (
    <g className={`sm-${dye}`}>
      <Use name={DYE_ART[dye].emblem} width={12} />
    </g>
  );
});
