import type { ReactNode } from 'react';
import { Garland } from '../Garland.tsx';
import { Numeral } from '../Numeral.tsx';
import { Use } from '../Use.tsx';
import { fit, garland, GRID, layOut, NUMBER_SIZE, numberWidth, type Placed } from './layout.ts';
import type { Token } from './tokens.ts';

function drawn({ token, x }: Placed): ReactNode {
  switch (token.kind) {
    case 'icon':
      return <Use name={token.name} x={x + GRID / 2} width={GRID} />;
    case 'number':
      return <Numeral n={token.n} x={x + numberWidth(token.n) / 2} size={NUMBER_SIZE} />;
    case 'points':
      return <Garland n={token.n} x={x + garland(token.n) / 2} width={garland(token.n)} />;
    case 'slash':
      return <path className="sm-l" d={`M${x + 4.8}-10 ${x + 0.2} 10`} strokeWidth={1.8} />;
    case 'chevron':
      return <path className="sm-l" d={`M${x}-5.3 ${x + 5.3} 0 ${x} 5.3`} strokeWidth={2.1} />;
    case 'plus':
      return <path className="sm-l" d={`M${x} 0h5.6m-2.8-2.8v5.6`} strokeWidth={2} />;
  }
}

interface SumArtProps {
  readonly tokens: readonly Token[];
  /** Its middle. */
  readonly x?: number;
  readonly y?: number;
  readonly maxWidth?: number;
  readonly maxSize: number;
}

/** A sum as large as its place allows, around a point. */
export function SumArt({ tokens, x = 0, y = 0, maxWidth = Infinity, maxSize }: SumArtProps) {
  const layout = layOut(tokens);
  const scale = fit(layout, maxWidth, maxSize) / GRID;
  return (
    <g transform={`translate(${x - (layout.width * scale) / 2} ${y})scale(${scale})`}>
      {layout.placed.map((placed) => (
        <g key={placed.key}>{drawn(placed)}</g>
      ))}
    </g>
  );
}
