import { memo } from 'react';
import { Banner } from '../art/Banner.tsx';
import { FigurePicture } from '../art/FigurePicture.tsx';
import { Points } from '../art/Points.tsx';
import { type PieceKey, seenProps } from '../pieces.ts';
import { Cards } from './Cards.tsx';
import { Combination } from './Combination.tsx';
import type { PlayerShown } from './player.ts';
import * as styles from './PlayersPanel.module.css';

interface MatProps {
  readonly player: PlayerShown;
  readonly pointed: ReadonlySet<PieceKey> | undefined;
}

/** All that lies before a player. */
const Mat = memo(function Mat({ player, pointed }: MatProps) {
  const { seat, figure, name, status, isOnTurn, cards, laid, score, labels } = player;
  return (
    <li className={styles.mat} data-awaited={isOnTurn || undefined}>
      <span className={styles.banner}>
        <Banner figure={figure} width={26} height={90} />
      </span>
      <div className={styles.person} {...seenProps(`player ${seat}`, labels.player, pointed)}>
        <FigurePicture figure={figure} width={38} />
        <span>
          <b>{name}</b>
          <small>{status}</small>
        </span>
      </div>
      <div className={styles.cards} {...seenProps(`cards ${seat}`, labels.cards, pointed)}>
        <Cards cards={cards} width={25} />
        <small>{cards.length}</small>
      </div>
      <div {...seenProps(`score ${seat}`, labels.score, pointed)}>
        <Points n={score} size={52} />
      </div>
      <ul className={styles.laid} data-piece={`laid ${seat}`} aria-label={labels.laid} tabIndex={-1}>
        {laid.map((combination, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- they lie in the order in which they were laid
          <li key={i}>
            <Combination {...combination} />
          </li>
        ))}
      </ul>
    </li>
  );
});

interface PlayersPanelProps {
  readonly label: string;
  readonly players: readonly PlayerShown[];
  /** Pointed at from elsewhere. */
  readonly pointed?: ReadonlySet<PieceKey>;
}

/** A mat for every player, in the order of the seats. */
export const PlayersPanel = ({ label, players, pointed }: PlayersPanelProps) => (
  <ol aria-label={label} data-region="players">
    {players.map((player) => (
      <Mat key={player.figure} player={player} pointed={pointed} />
    ))}
  </ol>
);
