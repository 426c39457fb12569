import type { ReactNode } from 'react';
import { Picture } from './Picture.tsx';

const EDGES = [3, 2, 1];

interface PileProps {
  /** How many edges show under the uppermost card. */
  readonly edges: number;
  readonly width: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A card, and the edges of those below it; as large with edges as without. */
export const Pile = ({ edges, width, className, children }: PileProps) => (
  <Picture box={[-1, -1, 107, 120]} width={width} className={className}>
    {EDGES.filter((edge) => edge <= edges).map((edge) => (
      <rect
        key={edge}
        className="sm-pen"
        x={1.6 * edge}
        y={1.8 * edge}
        width={100}
        height={112}
        rx={7}
        fill="var(--label2)"
        stroke="var(--rule)"
      />
    ))}
    {children}
  </Picture>
);
