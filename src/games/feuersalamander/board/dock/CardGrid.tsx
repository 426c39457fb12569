import { CARD_IDS, type CardId, kindOf } from '../../content/cards.ts';
import { KINDS } from '../../content/terms.ts';
import { CardChip } from '../art/CardChip.tsx';
import * as styles from './CardGrid.module.css';

interface CardGridProps {
  readonly label: string;
  /** What choosing a card means: the first word of what the buttons are called for whoever looks for them. */
  readonly option: string;
  readonly cardLabel: (card: CardId) => string;
  readonly chosen: readonly CardId[];
  /** Every card that there is, unless some are named. */
  readonly cards?: readonly CardId[];
  /** Cards of which the notebook says that they cannot be there; they may be chosen all the same. */
  readonly idle?: (card: CardId) => boolean;
  readonly onChoose: (card: CardId) => void;
}

const nothing = (): boolean => false;

/** Cards by their kinds, to name one of them. */
export function CardGrid(props: CardGridProps) {
  const { label, option, cardLabel, chosen, cards = CARD_IDS, idle = nothing, onChoose } = props;
  return (
    <div className={styles.grid} role="group" aria-label={label}>
      {KINDS.map((kind) => (
        <span key={kind} className={styles.kind} data-kind={kind}>
          {cards
            .filter((card) => kindOf(card) === kind)
            .map((card) => (
              <button
                key={card}
                type="button"
                className={styles.card}
                aria-label={cardLabel(card)}
                aria-pressed={chosen.includes(card)}
                data-idle={idle(card) || undefined}
                onClick={() => onChoose(card)}
                data-option={`${option} ${card}`}
              >
                <CardChip id={card} width={22} />
              </button>
            ))}
        </span>
      ))}
    </div>
  );
}
