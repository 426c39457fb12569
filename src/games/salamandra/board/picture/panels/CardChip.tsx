import { BEAST_CARDS, type BeastCardId, SALAMANDERS, type SalamanderId } from '../../../content/cards.ts';
import type { Faith } from '../../../rules/scoring.ts';
import { Art } from '../../art/Art.tsx';
import { EffectSum } from '../../art/Sum.tsx';
import type { PieceKey } from '../../pieces.ts';
import { useWords } from '../../useWords.ts';
import * as styles from './CardChip.module.css';
import { FAITH_ART } from './icons.ts';
import { Piece } from './Piece.tsx';

type CardId = BeastCardId | SalamanderId;

interface CardChipProps {
  readonly id: CardId;
  readonly label: (what: string) => string;
  readonly marked: ReadonlySet<PieceKey>;
}

const isSalamander = (id: CardId): id is SalamanderId => Object.hasOwn(SALAMANDERS, id);

function divinityOf(id: CardId): Faith {
  if (isSalamander(id)) return 'salamander';
  return id.startsWith('B') ? 'bear' : 'eagle';
}

/** A card that a player has: its faith, and what it still does. A Salamander's gain was had when it came. */
export function CardChip({ id, label, marked }: CardChipProps) {
  const words = useWords();
  const { faith } = isSalamander(id) ? SALAMANDERS[id] : BEAST_CARDS[id];
  const text = words.t('panels.card', { card: words.card(id), faith: words.faith(id), text: words.cardText(id) });
  const symbols = Array.from({ length: faith }, (_, symbol) => symbol);
  return (
    <Piece piece={`card ${id}`} label={label(text)} marked={marked} className={styles.chip}>
      <span className={styles.faith}>
        {symbols.map((symbol) => (
          <Art key={symbol} name={FAITH_ART[divinityOf(id)]} size={14} />
        ))}
      </span>
      {!isSalamander(id) && (
        <span className={styles.effect}>
          <EffectSum effect={BEAST_CARDS[id].effect} size={17} />
        </span>
      )}
    </Piece>
  );
}
