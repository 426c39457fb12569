import { memo } from 'react';
import { Banner } from '../art/Banner.tsx';
import { Points } from '../art/Points.tsx';
import { type PieceKey, seenProps } from '../pieces.ts';
import { Cards } from './Cards.tsx';
import type { PlayerShown } from './player.ts';
import * as styles from './PlayerStrip.module.css';

interface PlayerStripProps {
  readonly label: string;
  readonly players: readonly PlayerShown[];
  /** Pointed at from elsewhere. */
  readonly pointed?: ReadonlySet<PieceKey>;
}

/** The players on a phone: what one wants to know of everyone at any time. */
export const PlayerStrip = memo(function PlayerStrip({ label, players, pointed }: PlayerStripProps) {
  return (
    <ol className={styles.strip} aria-label={label}>
      {players.map(({ seat, figure, name, isOnTurn, cards, score, labels }) => (
        <li key={figure} className={styles.tag} data-awaited={isOnTurn || undefined}>
          <div className={styles.piece} {...seenProps(`player ${seat}`, labels.player, pointed)}>
            <span className={styles.banner}>
              <Banner figure={figure} width={21} height={56} />
            </span>
            <b>{name}</b>
            <span className={styles.cards}>
              <Cards cards={cards.map(() => null)} width={15} />
            </span>
            <Points n={score} size={28} />
          </div>
        </li>
      ))}
    </ol>
  );
});
