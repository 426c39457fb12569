import { memo } from 'react';
import { CardArt, type CardId, type Deck, NoCardArt } from './CardArt.tsx';
import { Pile } from './Pile.tsx';

interface DeckPictureProps {
  readonly deck: Deck;
  readonly top: CardId | null;
  /** How many cards there are, with the top one. */
  readonly left: number;
  readonly width: number;
  readonly className?: string | undefined;
}

/** A face-up deck, or the place of one that is used up. */
export const DeckPicture = memo(function DeckPicture({ deck, top, left, width, className }: DeckPictureProps) {
  return (
    <Pile edges={left - 1} width={width} className={className}>
      {top === null ? <NoCardArt deck={deck} /> : <CardArt id={top} />}
    </Pile>
  );
});
