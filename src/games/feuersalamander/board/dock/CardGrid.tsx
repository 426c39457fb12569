import { CARD_IDS, type CardId, kindOf } from '../../content/cards.ts';
import { KINDS } from '../../content/terms.ts';
import { CardChip } from '../art/CardChip.tsx';
import * as styles from './CardGrid.module.css';

interface CardGridProps {
  readonly label: string;
  readonly cardLabel: (card: CardId) => string;
  readonly chosen: CardId | null;
  /** Cards of which the notebook says that they cannot be there; they may be chosen all the same. */
  readonly idle: ReadonlySet<CardId>;
  readonly onChoose: (card: CardId) => void;
}

/** Every card that there is, to name one of them. */
export const CardGrid = ({ label, cardLabel, chosen, idle, onChoose }: CardGridProps) => (
  <div className={styles.grid} role="group" aria-label={label}>
    {KINDS.map((kind) => (
      <span key={kind} className={styles.kind} data-kind={kind}>
        {CARD_IDS.filter((card) => kindOf(card) === kind).map((card) => (
          <button
            key={card}
            type="button"
            className={styles.card}
            aria-label={cardLabel(card)}
            aria-pressed={card === chosen}
            data-idle={idle.has(card) || undefined}
            onClick={() => onChoose(card)}
            data-option
          >
            <CardChip id={card} width={22} />
          </button>
        ))}
      </span>
    ))}
  </div>
);
