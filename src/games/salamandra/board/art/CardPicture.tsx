import { memo } from 'react';
import { CardArt, type CardId } from './CardArt.tsx';
import { Picture } from './Picture.tsx';
import { Pile } from './Pile.tsx';

interface CardPictureProps {
  readonly id: CardId;
  readonly width: number;
  /** With the edges of more cards below it. */
  readonly stacked?: boolean;
  readonly className?: string | undefined;
}

export const CardPicture = memo(function CardPicture({ id, width, stacked = false, className }: CardPictureProps) {
  return stacked ? (
    <Pile edges={3} width={width} className={className}>
      <CardArt id={id} />
    </Pile>
  ) : (
    <Picture box={[-1, -1, 102, 114]} width={width} className={className}>
      <CardArt id={id} />
    </Picture>
  );
});
