import type { Action } from '../../rules/actions.ts';
import { CardChip } from '../art/CardChip.tsx';
import { useWords } from '../useWords.ts';
import * as styles from './Choice.module.css';
import type { Turn } from './useTurn.ts';

interface HandChoiceProps {
  readonly moves: readonly Action[];
  readonly turn: Turn;
}

/** The cards of which one must go: the same as on the hand, for whoever has that in another drawer. */
export function HandChoice({ moves, turn }: HandChoiceProps) {
  const { t, card: name } = useWords();
  const { intent } = turn;
  const cards = moves.flatMap((action) => (action[0] === 'discard' ? [action[1]] : []));
  return (
    <div className={styles.cards} role="group" aria-label={t('picture.discard.label')}>
      {cards.map((card) => (
        <button
          key={card}
          type="button"
          className={styles.card}
          aria-pressed={intent.kind === 'discard' && intent.card === card}
          onClick={() => turn.choose({ kind: 'discard', card })}
          data-option={`discard ${card}`}
        >
          <CardChip id={card} width={22} />
          {name(card)}
        </button>
      ))}
    </div>
  );
}
