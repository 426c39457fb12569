import { memo } from 'react';
import type { FieldId } from '../../../content/fields.ts';
import type { GroveId } from '../../../content/groves.ts';
import { FieldArt } from '../../art/FieldArt.tsx';
import { GroveArt } from '../../art/GroveArt.tsx';
import { at } from './layout.ts';

interface Lying {
  readonly x: number;
  readonly y: number;
}

interface FieldInkProps extends Lying {
  readonly id: FieldId;
  /** Somebody stands on the bonus spot. */
  readonly covered: boolean;
}

/**
 * The drawings of what lies in the garden, apart from the pieces that are pointed at: most of the ink is here, and the
 * browser keeps it as it is while the marks above it change.
 */
export const FieldInk = memo(function FieldInk({ id, x, y, covered }: FieldInkProps) {
  return (
    <g transform={at({ x, y })} data-ink={`field ${id}`}>
      <FieldArt id={id} built covered={covered} />
    </g>
  );
});

interface GroveInkProps extends Lying {
  readonly id: GroveId;
  /** Faint, because the player has no path to it. */
  readonly faint: boolean;
}

export const GroveInk = memo(function GroveInk({ id, x, y, faint }: GroveInkProps) {
  return (
    <g transform={at({ x, y })} data-ink={`grove ${id}`} opacity={faint ? 0.45 : undefined}>
      <GroveArt id={id} />
    </g>
  );
});
