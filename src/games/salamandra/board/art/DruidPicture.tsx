import { memo } from 'react';
import type { Dye, Face } from '../../content/terms.ts';
import { Picture } from './Picture.tsx';
import { Use } from './Use.tsx';

interface DruidPictureProps {
  readonly dye: Dye;
  readonly face: Face;
  readonly size: number;
  readonly className?: string | undefined;
}

/** The Druid in the player's dye, before the sun or before the moon. */
export const DruidPicture = memo(function DruidPicture({ dye, face, size, className }: DruidPictureProps) {
  return (
    <Picture box={[-24, -24, 48, 48]} width={size} className={className}>
      <g className={`sm-${dye}`}>
        <Use name={`druid-${face}`} width={48} />
      </g>
    </Picture>
  );
});
