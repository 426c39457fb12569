import type { Action, ActionOf } from '../../../rules/actions.ts';
import type { G } from '../../../rules/state.ts';
import { CardPicture } from '../../art/CardPicture.tsx';
import { useWords } from '../../useWords.ts';
import type { Turn } from '../useTurn.ts';
import * as styles from './Dock.module.css';

interface CardsOnOfferProps {
  readonly view: G;
  readonly moves: readonly Action[];
  readonly turn: Turn;
}

/** The cards that may be taken instead of placing an apprentice on the new field. */
export function CardsOnOffer({ view, moves, turn }: CardsOnOfferProps) {
  const words = useWords();
  const offers = moves.filter((move): move is ActionOf<'takeCard'> => move[0] === 'takeCard');
  const { intent } = turn;
  return (
    offers.length > 0 && (
      <div className={styles.options}>
        {offers.map((action) => {
          const [, beast] = action;
          const top = view.piles[beast][0];
          if (!top) return null;
          return (
            <button
              key={beast}
              type="button"
              className={styles.card}
              aria-label={`${words.card(top)}: ${words.cardText(top)}`}
              aria-pressed={intent.kind === 'answer' && intent.action.join() === action.join()}
              onClick={() => turn.choose({ kind: 'answer', action })}
              data-option={`takeCard ${beast}`}
            >
              <CardPicture id={top} width={54} />
            </button>
          );
        })}
      </div>
    )
  );
}
