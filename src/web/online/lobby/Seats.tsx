import { useTranslation } from 'react-i18next';
import { lookOf } from '../../../games/looks.tsx';
import type { MatchSummary } from '../../../server/api/answers.ts';
import { Icon } from '../../components/Icon.tsx';
import * as styles from './Seats.module.css';
import { useNames } from './useNames.ts';

/** Who sits at a table, in which colour, and where nobody does; a solid piece is who is to move, or has won. */
export function Seats({ match }: { readonly match: MatchSummary }) {
  const { t } = useTranslation('online');
  const { called } = useNames();
  const { seats, status, toAct, result, options } = match;
  const { Piece, everyone } = lookOf(match.game);
  const people = seats.map(({ name, colour }) => ({ name: name ?? '', colour: colour ?? '' }));
  const brought = everyone(people, options).slice(people.length);
  const isSolid = (seat: number) => {
    if (status === 'open') return true;
    return result ? result.winners.includes(seat) : toAct.includes(seat);
  };
  return (
    <ul className={styles.seats}>
      {seats.map((one) => (
        <li key={one.seat} className={one.name === null ? styles.free : undefined}>
          {one.name === null || one.colour === null ? (
            <span className={styles.place}>{one.name === null && <Icon name="plus" size={14} />}</span>
          ) : (
            <Piece colour={one.colour} isActive={isSolid(one.seat)} size={30} />
          )}
          <span className={styles.name}>{one.name === null ? t('lobby.freeSeat') : called(one, match)}</span>
          {result && <b className={styles.score}>{result.scores[one.seat]}</b>}
        </li>
      ))}
      {brought.map(({ name, colour }, i) => (
        <li key={colour}>
          <Piece colour={colour} isActive={isSolid(seats.length + i)} size={30} />
          <span className={styles.name}>{name}</span>
          {result && <b className={styles.score}>{result.scores[seats.length + i]}</b>}
        </li>
      ))}
    </ul>
  );
}
