import { memo } from 'react';
import type { WingId } from '../../content/cards.ts';
import { Picture } from './Picture.tsx';
import { Use } from './Use.tsx';

/** The pictures of the sprite that can stand alone in a text. */
export type MarkName =
  | 'vp'
  | 'key'
  | 'sealed'
  | 'sal'
  | 'seal'
  | `glyph-${WingId}`
  | `do-${'throw' | 'move' | 'ask' | 'token' | 'lay' | 'home' | 'fall' | 'undo'}`;

interface MarkProps {
  readonly name: MarkName;
  readonly size: number;
  readonly className?: string | undefined;
}

export const Mark = memo(function Mark({ name, size, className }: MarkProps) {
  return (
    <Picture box={[-12, -12, 24, 24]} width={size} className={className}>
      <Use name={name} width={24} />
    </Picture>
  );
});
