import { PieceName } from '../../../guide/prose.tsx';
import { EmblemDisc } from '../../board/art/index.ts';
import { Hand } from '../../board/hand/Hand.tsx';
import { useWords } from '../../board/useWords.ts';
import type { CardId } from '../../content/cards.ts';
import { surplus } from '../../rules/hand.ts';
import { type G, handOf, type Seat } from '../../rules/state.ts';
import * as styles from './figures.module.css';
import { Still } from './Still.tsx';

interface HandsProps {
  readonly view: G;
  readonly seats: readonly Seat[];
}

/** Hands, with an edge around the cards of which one must go. */
export function Hands({ view, seats }: HandsProps) {
  const words = useWords();
  const shown = (card: CardId, going: readonly CardId[]) => ({
    id: card,
    name: words.cardName(card),
    label: words.card(card),
    state: going.includes(card) ? 'legal' : '',
  });
  return (
    <div className={styles.hands}>
      {seats.map((seat) => {
        const hand = handOf(view, seat);
        const going = surplus(hand);
        const told = hand.length > 0 ? words.cards(hand) : words.t('noHand');
        return (
          <div key={seat}>
            <PieceName>
              <EmblemDisc figure={words.figureAt(seat)} size={20} /> {words.player(seat)}
            </PieceName>
            <Still text={told}>
              <Hand label={words.player(seat)} cards={hand.map((card) => shown(card, going))} none={told} />
            </Still>
          </div>
        );
      })}
    </div>
  );
}
