import { memo } from 'react';
import { type Grove, type GroveId, GROVES } from '../../content/groves.ts';
import type { Corner } from '../../content/terms.ts';
import { SumArt } from './sum/SumArt.tsx';
import { gainsTokens } from './sum/tokens.ts';
import { Use } from './Use.tsx';

const TURN: Record<Corner, number> = { NW: -45, NE: 45, SE: 135, SW: -135 };

const ALONE = { maxSize: 20 };

/** Two gains stand askew, so that they can be larger. */
const ASKEW = [
  { x: -5.4, y: -2.6, maxSize: 14.5 },
  { x: 5, y: 2.6, maxSize: 14.5 },
];

/** A grove, around the corner that it grows on; its crystals stand on the sides of the tiles that they pay. */
export const GroveArt = memo(function GroveArt({ id }: { readonly id: GroveId }) {
  const { gain, marks }: Grove = GROVES[id];
  return (
    <g className="sm-art">
      <Use name="grove-bed" width={60} />
      {marks.map((side) => (
        <g key={side} transform={`rotate(${TURN[side]})translate(0 -20.6)`}>
          <Use name="crystal" width={14} />
        </g>
      ))}
      {gain.map((one, i) => (
        <SumArt key={one.kind} tokens={gainsTokens([one])} {...((gain.length > 1 && ASKEW[i]) || ALONE)} />
      ))}
    </g>
  );
});
