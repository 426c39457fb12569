import { memo } from 'react';
import type { Figure } from '../../content/terms.ts';
import { Picture } from './Picture.tsx';
import { Use } from './Use.tsx';

interface FigurePictureProps {
  readonly figure: Figure;
  readonly width: number;
  readonly className?: string | undefined;
}

/** A figure, with room for its hat above the box. */
export const FigurePicture = memo(function FigurePicture({ figure, width, className }: FigurePictureProps) {
  return (
    <Picture box={[0, -6, 44, 70]} width={width} className={className}>
      <Use name={`fig-${figure}`} x={22} y={32} width={44} height={64} />
    </Picture>
  );
});
