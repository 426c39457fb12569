import { memo } from 'react';
import { type GroveId, GROVES } from '../../content/groves.ts';
import { GROVE_ROW } from '../../content/mat.ts';
import { Picture } from './Picture.tsx';
import { SumArt } from './sum/SumArt.tsx';
import { gainsTokens } from './sum/tokens.ts';

const PLACES = Math.max(...Object.keys(GROVE_ROW).map(Number));
const STEP = 25;
const DIAMOND = 'M0-12 12 0 0 12-12 0z';

/** A taken grove is told by the first thing that it gave. */
const Taken = ({ id }: { readonly id: GroveId }) => (
  <>
    <path className="sm-pen" d={DIAMOND} fill="var(--wgv)" stroke="var(--gv3)" strokeWidth={1} />
    <SumArt tokens={gainsTokens(GROVES[id].gain.slice(0, 1))} maxSize={15} />
  </>
);

const Free = ({ points }: { readonly points: number | undefined }) => (
  <>
    <path className="sm-pen" d={DIAMOND} fill="none" stroke="var(--ink3)" strokeDasharray="2 2.4" strokeWidth={1} />
    {points && (
      <text className="sm-n sm-quiet" y={4} fontSize={12}>
        +{points}
      </text>
    )}
  </>
);

interface GroveRowProps {
  readonly groves: readonly GroveId[];
  /** The height; the row is about six times as wide. */
  readonly size: number;
  readonly className?: string | undefined;
}

/** The places of the grove row, with what some of them are worth. */
export const GroveRow = memo(function GroveRow({ groves, size, className }: GroveRowProps) {
  const places = Math.max(PLACES, groves.length);
  const width = STEP * (places - 1) + 26;
  return (
    <Picture box={[-13, -13, width, 26]} width={(width * size) / 26} className={className}>
      {Array.from({ length: places }, (_, i) => i).map((place) => {
        const grove = groves[place];
        return (
          <g key={place} transform={`translate(${STEP * place})`}>
            {grove ? <Taken id={grove} /> : <Free points={GROVE_ROW[place + 1]} />}
          </g>
        );
      })}
    </Picture>
  );
});
