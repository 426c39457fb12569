import type { Cost } from '../../content/effects.ts';
import { GRID, layOut } from './sum/layout.ts';
import { SumArt } from './sum/SumArt.tsx';
import { crystalTokens, thingTokens, type Token } from './sum/tokens.ts';

const SIZE = 12.5;
const HEIGHT = 14.5;
const Y = 27;

interface ChipProps {
  readonly tokens: readonly Token[];
  readonly x: number;
  readonly built: boolean;
}

function Chip({ tokens, x, built }: ChipProps) {
  const width = Math.max(HEIGHT, (layOut(tokens).width * SIZE) / GRID + 5);
  return (
    <>
      <rect
        className="sm-pen"
        x={x - width / 2}
        y={Y - HEIGHT / 2}
        width={width}
        height={HEIGHT}
        rx={HEIGHT / 2}
        fill="var(--label)"
        stroke="var(--spotl)"
        strokeWidth={0.7}
      />
      <g className={built ? 'sm-built' : undefined}>
        <SumArt tokens={tokens} x={x} y={Y} maxSize={SIZE} />
      </g>
    </>
  );
}

interface FootProps {
  readonly cost: Cost;
  readonly built: boolean;
}

/** The cost at a tile's foot: crystals on the left, resources on the right; without crystals, one on either side. */
export function Foot({ cost, built }: FootProps) {
  const crystals = crystalTokens(cost);
  const things = thingTokens(cost);
  const isSplit = crystals.length === 0;
  const left = isSplit ? things.slice(0, 1) : crystals;
  const right = isSplit ? things.slice(1) : things;
  return (
    <>
      {left.length > 0 && <Chip tokens={left} x={-26.6} built={built} />}
      {right.length > 0 && <Chip tokens={right} x={right.length === 1 ? 26.6 : 23.6} built={built} />}
    </>
  );
}
