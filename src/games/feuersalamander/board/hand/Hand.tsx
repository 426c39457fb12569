import type { CardId } from '../../content/cards.ts';
import { CardPicture } from '../art/CardPicture.tsx';
import { type PieceState, pieceProps } from '../pieces.ts';
import * as styles from './Hand.module.css';

export interface CardShown {
  readonly id: CardId;
  /** What is written on it. */
  readonly name: string;
  /** What it is called. */
  readonly label: string;
  readonly state: PieceState;
}

interface HandProps {
  readonly label: string;
  readonly cards: readonly CardShown[];
  /** What is told of a hand without cards. */
  readonly none: string;
}

/** The viewer's own cards; one more than the hand may hold while it is to be settled. */
export const Hand = ({ label, cards, none }: HandProps) =>
  cards.length === 0 ? (
    <p className={styles.none}>{none}</p>
  ) : (
    <ul className={styles.hand} aria-label={label} data-region="hand">
      {cards.map(({ id, name, label: called, state }, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- two cards may be alike
        <li key={i}>
          <div className={styles.card} {...pieceProps(`hand ${id}`, called, state)}>
            <CardPicture id={id} name={name} width={86} />
          </div>
        </li>
      ))}
    </ul>
  );
