import { memo } from 'react';
import type { Figure } from '../../content/terms.ts';
import { Picture } from './Picture.tsx';
import { Use } from './Use.tsx';

/** A figure's emblem on its colour, around 0,0 of a picture. */
export const EmblemDiscArt = ({ figure }: { readonly figure: Figure }) => (
  <g className={`fs-${figure}`}>
    <circle r={8.5} fill="var(--fs-ground)" stroke="var(--fs-text)" />
    <Use name={`e-${figure}`} width={12} />
  </g>
);

interface EmblemDiscProps {
  readonly figure: Figure;
  readonly size: number;
  readonly className?: string | undefined;
}

/** The same, in a text. */
export const EmblemDisc = memo(function EmblemDisc({ figure, size, className = '' }: EmblemDiscProps) {
  return (
    <Picture box={[-9, -9, 18, 18]} width={size} className={className}>
      <EmblemDiscArt figure={figure} />
    </Picture>
  );
});
