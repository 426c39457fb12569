import { memo } from 'react';
import type { ArtName } from './names.ts';
import { Picture } from './Picture.tsx';
import { Use } from './Use.tsx';

interface ArtProps {
  readonly name: ArtName;
  readonly size: number;
  readonly className?: string | undefined;
}

/** One picture of the game, inline in a text. */
export const Art = memo(function Art({ name, size, className }: ArtProps) {
  return (
    <Picture box={[-12, -12, 24, 24]} width={size} className={className}>
      <Use name={name} width={24} />
    </Picture>
  );
});
