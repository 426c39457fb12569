import { memo } from 'react';
import type { CardId } from '../../content/cards.ts';
import { CardArt } from './CardArt.tsx';
import { Picture } from './Picture.tsx';

interface CardPictureProps {
  readonly id: CardId;
  readonly name: string;
  readonly width: number;
  readonly className?: string | undefined;
}

export const CardPicture = memo(function CardPicture({ id, name, width, className }: CardPictureProps) {
  return (
    <Picture box={[0, 0, 86, 129]} width={width} className={className}>
      <CardArt id={id} name={name} />
    </Picture>
  );
});
