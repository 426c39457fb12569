import { memo } from 'react';
import { TEMPLE } from '../../content/cards.ts';
import type { Half } from '../../content/terms.ts';
import { SumArt } from './sum/SumArt.tsx';
import { offeringTokens } from './sum/tokens.ts';
import { Use } from './Use.tsx';

/** The plate under a half: what it asks for. */
const Offering = ({ half, x }: { readonly half: Half; readonly x: number }) => (
  <>
    <rect
      className="sm-pen"
      x={x - 27}
      y={29.5}
      width={54}
      height={17}
      rx={8.5}
      fill="var(--label)"
      stroke="var(--st3)"
      strokeWidth={0.8}
    />
    <SumArt tokens={offeringTokens(TEMPLE[half].cost)} x={x} y={38} maxWidth={49} maxSize={13.5} />
  </>
);

/** The temple: the yellow half around 0,0 and the black half around 100,0. */
export const TempleArt = memo(function TempleArt() {
  return (
    <g className="sm-art">
      <Use name="temple-tile" x={50} width={200} height={100} />
      <Offering half="yellow" x={0} />
      <Offering half="black" x={100} />
    </g>
  );
});
