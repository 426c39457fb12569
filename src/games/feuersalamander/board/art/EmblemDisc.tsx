import { memo } from 'react';
import type { Figure } from '../../content/terms.ts';
import { Picture } from './Picture.tsx';
import { Use } from './Use.tsx';

interface EmblemDiscProps {
  readonly figure: Figure;
  readonly size: number;
  readonly className?: string | undefined;
}

/** A figure's emblem on its colour, for a text. */
export const EmblemDisc = memo(function EmblemDisc({ figure, size, className = '' }: EmblemDiscProps) {
  return (
    <Picture box={[-9, -9, 18, 18]} width={size} className={`fs-${figure} ${className}`}>
      <circle r={8.5} fill="var(--fs-ground)" stroke="var(--fs-text)" />
      <Use name={`e-${figure}`} width={12} />
    </Picture>
  );
});
