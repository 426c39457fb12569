import { memo } from 'react';
import type { Dye, Face } from '../../content/terms.ts';
import { DYE_ART } from './dyes.ts';
import { Use } from './Use.tsx';

/** Where the emblem lies and how large it is: in the sun's middle, or in the arms of the crescent. */
const EMBLEM = {
  day: { active: { x: 0, width: 14 }, inactive: { x: 0, width: 10.6 } },
  night: { active: { x: 3.9, width: 11.4 }, inactive: { x: 4, width: 9.6 } },
} as const;

export interface ApprenticeProps {
  readonly dye: Dye;
  readonly face: Face;
  readonly active: boolean;
}

/** An apprentice, 30 wide around 0,0: rays or crescent is the face, solid is active, hollow is not. */
export const ApprenticeArt = memo(function ApprenticeArt({ dye, face, active }: ApprenticeProps) {
  const state = active ? 'active' : 'inactive';
  return (
    <g className={`sm-art sm-${dye} sm-${state}`}>
      <Use name={`${face}-${state}`} width={30} />
      <Use name={DYE_ART[dye].emblem} {...EMBLEM[face][state]} />
    </g>
  );
});
