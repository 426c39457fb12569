import type { CardId } from '../../content/cards.ts';
import type { Action } from '../../rules/actions.ts';
import { type G, handOf, type Seat } from '../../rules/state.ts';
import { CardGrid } from '../dock/CardGrid.tsx';
import { useWords } from '../useWords.ts';
import * as styles from './Choice.module.css';
import { chamberWith, tokenCards } from './intent.ts';
import type { Turn } from './useTurn.ts';

interface TokenChoiceProps {
  readonly view: G;
  readonly viewer: Seat;
  readonly moves: readonly Action[];
  readonly turn: Turn;
}

/** A chamber by its cards, and what a token on it would tell. */
export function TokenChoice({ view, viewer, moves, turn }: TokenChoiceProps) {
  const { t, card: name, cards, product } = useWords();
  const { intent } = turn;
  const chosen = intent.kind === 'token' ? intent.chamber : null;
  const hand = handOf(view, viewer);
  const isHeld = (card: CardId): boolean => hand.includes(card);
  const choose = (card: CardId) => {
    const chamber = chamberWith(moves, chosen, card);
    if (chamber) turn.choose({ kind: 'token', chamber });
  };
  return (
    <>
      <p className={styles.words}>
        {chosen
          ? t('picture.token.tells', {
              product: product(chosen),
              held: cards(chosen.filter(isHeld)),
              free: cards(chosen.filter((card) => !isHeld(card))),
            })
          : t('picture.token.choose')}
      </p>
      <CardGrid
        label={t('picture.token.label')}
        option="token"
        cardLabel={name}
        cards={tokenCards(moves)}
        chosen={chosen ?? []}
        onChoose={choose}
      />
    </>
  );
}
