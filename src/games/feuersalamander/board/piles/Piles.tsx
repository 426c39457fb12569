import type { CardId } from '../../content/cards.ts';
import { CardChip } from '../art/CardChip.tsx';
import { CardPicture } from '../art/CardPicture.tsx';
import { PilePicture } from '../art/CardBack.tsx';
import { type PieceKey, seenProps } from '../pieces.ts';
import * as styles from './Piles.module.css';

interface PilesProps {
  /** How many cards lie face down. */
  readonly pile: number;
  readonly pileLabel: string;
  readonly pileNote: string;
  /** The newest first. */
  readonly discards: readonly CardId[];
  /** What is written on a card. */
  readonly cardName: (card: CardId) => string;
  /** Tells them all. */
  readonly discardsLabel: string;
  readonly discardsNote: string;
  /** Pointed at from elsewhere. */
  readonly pointed?: ReadonlySet<PieceKey>;
}

/** The pile to draw from and the open discards: all of them can be seen. */
export function Piles(props: PilesProps) {
  const { pile, pileLabel, pileNote, discards, cardName, discardsLabel, discardsNote, pointed } = props;
  const [newest] = discards;
  return (
    <div className={styles.piles} data-region="piles">
      <div className={styles.cards} {...seenProps('pile', pileLabel, pointed)}>
        <PilePicture cards={pile} width={84} />
      </div>
      <div className={styles.cards} {...seenProps('discards', discardsLabel, pointed)}>
        {newest ? (
          <CardPicture id={newest} name={cardName(newest)} width={84} />
        ) : (
          <PilePicture cards={0} width={84} />
        )}
      </div>
      <p className={styles.notes}>
        <span>{pileNote}</span>
        <span>{discardsNote}</span>
      </p>
      <p className={styles.open} aria-hidden>
        {discards.map((card, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- cards may be alike
          <CardChip key={i} id={card} width={20} />
        ))}
      </p>
    </div>
  );
}
