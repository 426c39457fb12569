import { memo } from 'react';
import type { GroveId } from '../../content/groves.ts';
import { GroveArt } from './GroveArt.tsx';
import { Picture } from './Picture.tsx';

interface GrovePictureProps {
  readonly id: GroveId;
  readonly size: number;
  readonly className?: string | undefined;
}

export const GrovePicture = memo(function GrovePicture({ id, size, className }: GrovePictureProps) {
  return (
    <Picture box={[-30, -30, 60, 60]} width={size} className={className}>
      <GroveArt id={id} />
    </Picture>
  );
});
