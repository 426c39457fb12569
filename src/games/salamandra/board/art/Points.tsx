import { memo } from 'react';
import { Garland } from './Garland.tsx';
import { Picture } from './Picture.tsx';

/** From this size on a garland holds a score, and scores are set in the serif. */
const SCORE = 40;

interface PointsProps {
  readonly n: number;
  readonly size: number;
  readonly className?: string | undefined;
}

export const Points = memo(function Points({ n, size, className }: PointsProps) {
  return (
    <Picture box={[-12, -12, 24, 24]} width={size} className={className}>
      <Garland n={n} width={24} isSerif={size >= SCORE} />
    </Picture>
  );
});
