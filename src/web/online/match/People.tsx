import { useTranslation } from 'react-i18next';
import { lookOf } from '../../../games/looks.tsx';
import type { MatchSummary } from '../../../server/api/answers.ts';
import { IconButton } from '../../components/IconButton.tsx';
import { TimeLeft } from '../time/TimeLeft.tsx';
import { useMinutes } from '../time/useMinutes.ts';
import { type AtTable, isThinking } from './onlineTable.ts';
import { PersonName } from '../people/PersonName.tsx';
import * as styles from './People.module.css';
import type { Muted } from './useMuted.ts';
import type { SeatedPerson } from './usePeople.ts';
import { Vote } from './Vote.tsx';

interface PeopleProps {
  readonly now: AtTable;
  readonly people: readonly SeatedPerson[];
  readonly muted: Muted;
  readonly onMatch: (match: MatchSummary) => void;
}

/** Who is here, who is thinking and for how long, who is away, and how many watch. */
export function People({ now, people, muted, onMatch }: PeopleProps) {
  const { t, i18n } = useTranslation('online');
  const { t: site } = useTranslation('site');
  const { match, presence, seat: mine, connection } = now;
  const time = useMinutes();
  const { Piece } = lookOf(match.game);
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  return (
    <div className={styles.people}>
      <ul>
        {people.map(({ seat, name, colour, isMe, isBot, bot, account }) => {
          const isHere = presence.seats.includes(seat);
          const held = match.seats.find((one) => one.seat === seat);
          const { dueAt = null, awayUntil = null, votes = null } = held ?? {};
          const notes = [
            ...(isMe ? [t('you')] : []),
            ...(bot ? [site(`bots.levels.${bot}`)] : []),
            ...(isBot || isMe ? [] : [t(isHere ? 'match.room.here' : 'match.room.away')]),
            ...(isThinking(now, seat) ? [t('match.company.thinking')] : []),
            ...(awayUntil !== null && awayUntil > time
              ? [t('match.company.vacation', { date: date.format(awayUntil) })]
              : []),
            ...(muted.has({ seat, name }) ? [t('match.company.muted')] : []),
          ];
          return (
            <li key={seat} data-seat={seat} data-here={isHere}>
              <Piece colour={colour} isActive={isHere || isBot} size={28} />
              <span>
                <PersonName name={name} account={account} />{' '}
                <small>
                  {notes.join(' · ')}
                  {dueAt !== null && (
                    <>
                      {' · '}
                      <TimeLeft dueAt={dueAt} />
                    </>
                  )}
                </small>
              </span>
              {!isMe && !isBot && (
                <IconButton
                  icon={muted.has({ seat, name }) ? 'soundoff' : 'sound'}
                  label={t(muted.has({ seat, name }) ? 'match.company.unmute' : 'match.company.mute', {
                    player: name,
                  })}
                  onClick={() => muted.toggle({ seat, name })}
                />
              )}
              {held && votes && <Vote now={now} seat={{ ...held, votes }} player={name} onMatch={onMatch} />}
            </li>
          );
        })}
      </ul>
      <p data-watching={presence.spectators}>
        {mine === null && `${t('match.company.watcher')} `}
        {presence.spectators > 0 && t('match.company.watching', { count: presence.spectators })}
      </p>
      <p className={styles.connection} data-connection={connection}>
        {t(connection === 'lost' ? 'match.connection.opening' : `match.connection.${connection}`)}
      </p>
    </div>
  );
}
