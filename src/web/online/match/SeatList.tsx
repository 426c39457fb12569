import { useTranslation } from 'react-i18next';
import { lookOf } from '../../../games/looks.tsx';
import { botName } from '../../called.ts';
import type { MatchSummary } from '../../../server/api/answers.ts';
import { IconButton } from '../../components/IconButton.tsx';
import { call } from '../api.ts';
import { Problem } from '../Problem.tsx';
import { useCall } from '../useCall.ts';
import type { AtTable } from './onlineTable.ts';
import * as styles from './SeatList.module.css';

interface SeatListProps {
  readonly now: AtTable;
  readonly onMatch: (match: MatchSummary) => void;
}

/** The seats before the start; the host may send people away. */
export function SeatList({ now: { match, seat: mine, presence }, onMatch }: SeatListProps) {
  const { t } = useTranslation('online');
  const { t: site } = useTranslation('site');
  const { busy, problem, run } = useCall();
  const { Piece } = lookOf(match.game);
  const sendAway = (seat: number) =>
    run(async () => onMatch(await call<MatchSummary>('POST', `/api/matches/${match.id}/kick`, { seat })));
  return (
    <>
      <ul className={styles.seats}>
        {match.seats.map(({ seat, name, colour, bot }, i) => {
          const called = bot ? botName(site, bot, match.seats.slice(0, i)) : name || t('formerPlayer');
          const isHere = presence.seats.includes(seat);
          const notes = [
            ...(seat === mine ? [t('you')] : []),
            ...(seat === match.host ? [t('match.room.host')] : []),
            ...(bot ? [site(`bots.levels.${bot}`)] : []),
            ...(seat === mine || bot ? [] : [t(isHere ? 'match.room.here' : 'match.room.away')]),
          ];
          return name === null ? (
            <li key={seat} className={styles.free}>
              <span className={styles.place} />
              {t('match.room.free')}
            </li>
          ) : (
            <li key={seat} data-seat={seat}>
              <Piece colour={colour ?? ''} isActive={isHere || bot !== null} size={34} />
              <span>
                <b>{called}</b>
                <small>{notes.join(' · ')}</small>
              </span>
              {match.host === mine && mine !== null && seat !== mine && (
                <IconButton
                  icon="close"
                  label={t('match.room.sendAway', { player: called })}
                  aria-disabled={busy}
                  onClick={() => void sendAway(seat)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <Problem text={problem} />
    </>
  );
}
