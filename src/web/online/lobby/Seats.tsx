import { useTranslation } from 'react-i18next';
import { ApprenticePicture } from '../../../games/salamandra/board/art/ApprenticePicture.tsx';
import type { Dye } from '../../../games/salamandra/content/terms.ts';
import { rudolphBeside } from '../../../games/salamandra/rudolphSeat.ts';
import type { MatchSummary } from '../../../server/api/answers.ts';
import { Icon } from '../../components/Icon.tsx';
import * as styles from './Seats.module.css';
import { useNames } from './useNames.ts';

/** His seat, beyond those that people sit on. */
const RUDOLPH = 1;

/** Who sits at a table, in which colour, and where nobody does; a solid piece is who is to move, or has won. */
export function Seats({ match }: { readonly match: MatchSummary }) {
  const { t } = useTranslation('online');
  const { called } = useNames();
  const { seats, status, toAct, result, options } = match;
  const rudolph = options['rudolph'] === undefined ? null : rudolphBeside(seats[0]?.colour ?? '');
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
            <ApprenticePicture dye={one.colour as Dye} face="day" active={isSolid(one.seat)} size={30} />
          )}
          <span className={styles.name}>{one.name === null ? t('lobby.freeSeat') : called(one, match)}</span>
          {result && <b className={styles.score}>{result.scores[one.seat]}</b>}
        </li>
      ))}
      {rudolph && (
        <li>
          <ApprenticePicture dye={rudolph.colour} face="day" active={isSolid(RUDOLPH)} size={30} />
          <span className={styles.name}>{rudolph.name}</span>
          {result && <b className={styles.score}>{result.scores[RUDOLPH]}</b>}
        </li>
      )}
    </ul>
  );
}
