import { memo } from 'react';
import { isRudolph } from '../../../rules/rudolph.ts';
import { type G, playerAt, type Seat } from '../../../rules/state.ts';
import { ApprenticePicture } from '../../art/ApprenticePicture.tsx';
import { Art } from '../../art/Art.tsx';
import { Points } from '../../art/Points.tsx';
import { Ribbon } from '../../art/Ribbon.tsx';
import type { PieceKey } from '../../pieces.ts';
import { useWords } from '../../useWords.ts';
import { NO_PIECES, Piece } from './Piece.tsx';
import * as styles from './PlayerStrip.module.css';
import { playerState } from './playerState.ts';

interface PlayerStripProps {
  readonly view: G;
  readonly marked?: ReadonlySet<PieceKey>;
}

/** The players on a phone: what one wants to know of everyone at any time. */
export const PlayerStrip = memo(function PlayerStrip({ view, marked = NO_PIECES }: PlayerStripProps) {
  const words = useWords();
  return (
    <ol className={styles.strip} data-players={view.players.length} aria-label={words.t('board.players')}>
      {view.players.map((_, seat) => (
        <Tag key={words.dye(seat)} view={view} seat={seat} marked={marked} />
      ))}
    </ol>
  );
});

function Tag({ view, seat, marked }: Required<PlayerStripProps> & { readonly seat: Seat }) {
  const words = useWords();
  const { t } = words;
  const { score, crystals, scrolls, available, druid, passed } = playerAt(view, seat);
  const player = words.player(seat);
  const stock = t('board.stock', {
    crystals: words.amount('crystals', crystals),
    scrolls: words.amount('scrolls', scrolls),
    apprentices: words.amount('apprentices', available),
  });
  const what = [playerState(words, view, seat), words.amount('points', score), stock].join(', ');
  const onTurn = !view.over && seat === view.seat;
  return (
    <li className={styles.tag} data-turn={onTurn || undefined} data-passed={(!view.over && passed) || undefined}>
      <Piece
        piece={`player ${seat}`}
        label={t('panels.of', { player, what })}
        marked={marked}
        className={styles.piece}
      >
        <span className={styles.ribbon}>
          <Ribbon dye={words.dye(seat)} width={view.players.length > 3 ? 14 : 20} height={56} />
        </span>
        <span className={styles.top}>
          <b>{player}</b>
          <Points n={score} size={30} />
        </span>
        <span className={styles.stock}>
          {!isRudolph(view, seat) && (
            <>
              <Art name="crystal" size={15} />
              <b>{crystals}</b>
            </>
          )}
          <Art name="scroll" size={14} />
          <b>{scrolls}</b>
          {!isRudolph(view, seat) && (
            <>
              <ApprenticePicture dye={words.dye(seat)} face={druid} active={available > 0} size={17} />
              <b>{available}</b>
            </>
          )}
        </span>
      </Piece>
    </li>
  );
}
