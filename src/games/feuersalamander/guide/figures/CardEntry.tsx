import { Entry } from '../../../guide/Entry.tsx';
import { CardPicture } from '../../board/art/index.ts';
import { useWords } from '../../board/useWords.ts';
import { type CardId, CARDS } from '../../content/cards.ts';
import { useTexts } from '../texts.ts';

/** A card with its value, and how many there are of it. */
export function CardEntry({ id }: { readonly id: CardId }) {
  const words = useWords();
  const { reference } = useTexts();
  const { value, copies } = CARDS[id];
  return (
    <Entry
      picture={<CardPicture id={id} name={words.cardName(id)} width={72} />}
      name={words.card(id)}
      lines={[`${reference.value} ${value}`, words.amount('cards', copies)]}
    />
  );
}
