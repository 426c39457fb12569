import { memo } from 'react';
import { Picture } from './Picture.tsx';
import { Use } from './Use.tsx';

interface CardBackProps {
  readonly width: number;
  readonly className?: string | undefined;
}

/** From this width on there is room for the sun around the salamander. */
const LARGE = 50;

/** The one back of all cards. */
export const CardBack = memo(function CardBack({ width, className }: CardBackProps) {
  return (
    <Picture box={[0, 0, 86, 128]} width={width} className={className}>
      <Use name={width < LARGE ? 'back-small' : 'back'} x={43} y={64} width={86} height={128} />
    </Picture>
  );
});

const EDGES = [3, 2, 1];

interface PileProps extends CardBackProps {
  /** How many cards lie there. */
  readonly cards: number;
}

/** A face-down pile, as high as it has cards; an empty one is an outline. */
export const PilePicture = memo(function PilePicture({ cards, width, className }: PileProps) {
  return (
    <Picture box={[0, -5, 91.5, 133]} width={width} className={className}>
      {EDGES.filter((edge) => cards > edge).map((edge) => (
        <Use key={edge} name="back-edge" x={43 + 1.8 * edge} y={64 - 1.6 * edge} width={86} height={128} />
      ))}
      <Use name={cards > 0 ? 'back' : 'no-card'} x={43} y={64} width={86} height={128} />
    </Picture>
  );
});
