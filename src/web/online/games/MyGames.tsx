import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { AllSymbols } from '../../../games/looks.tsx';
import type { MatchSummary } from '../../../server/api/answers.ts';
import { Button, buttonClass } from '../../components/Button.tsx';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { Section } from '../../shell/Section.tsx';
import { Waiting } from '../../shell/Waiting.tsx';
import { NameForm } from '../account/NameForm.tsx';
import { Invitations } from '../lobby/Invitations.tsx';
import * as lists from '../lobby/List.module.css';
import { isMyTurn } from '../lobby/mine.ts';
import { MyMatch } from '../lobby/MyMatch.tsx';
import { Unreachable } from '../Unreachable.tsx';
import { WhenKnown } from '../WhenKnown.tsx';
import { GamesRoom, STATUSES } from './GamesRoom.ts';
import * as styles from './MyGames.module.css';
import { useTurns } from './turns.ts';

/** All matches of one person: those that wait for them first. */
export function MyGames() {
  const { t } = useTranslation('online');
  return (
    <WhenKnown>
      {({ account }) => (
        <div className={styles.page}>
          <AllSymbols />
          <PageHeading title={t('games.title')} className={styles.title} />
          {account ? <Games key={account.id} /> : <NameForm lead={t('games.name')} />}
        </div>
      )}
    </WhenKnown>
  );
}

function Games() {
  const { t } = useTranslation('online');
  const [room] = useState(() => new GamesRoom());
  const { running, open, over, invitations } = useSyncExternalStore(room.subscribe, room.getState);
  useEffect(() => room.enter(), [room]);
  const mine = useTurns();
  const byStatus = { running, open, over };
  if (STATUSES.some((status) => byStatus[status].list === null)) {
    return STATUSES.some((status) => byStatus[status].problem) ? <Unreachable onAgain={room.again} /> : <Waiting />;
  }
  const shown = STATUSES.map((status) => {
    const matches = byStatus[status].list?.matches ?? [];
    return { status, matches: matches.filter((match) => !isMyTurn(match)) };
  });
  const isEmpty = mine.length + invitations.length === 0 && shown.every(({ matches }) => matches.length === 0);
  return (
    <>
      <p role="status" className={styles.count}>
        {t('games.count', { count: mine.length })}
      </p>
      {isEmpty && (
        <Link href="/play" className={buttonClass('primary')}>
          {t('games.find')}
        </Link>
      )}
      <Matches title={t('games.yourTurn')} matches={mine} />
      <Invitations invitations={invitations} onForget={room.forget} />
      {shown.map(({ status, matches }) => (
        <Matches
          key={status}
          title={t(`games.${status}`)}
          matches={matches}
          busy={byStatus[status].busy}
          onMore={byStatus[status].list?.next == null ? null : () => room.more(status)}
        />
      ))}
    </>
  );
}

interface MatchesProps {
  readonly title: string;
  readonly matches: readonly MatchSummary[];
  readonly busy?: boolean;
  /** Null at the end. */
  readonly onMore?: (() => void) | null;
}

function Matches({ title, matches, busy = false, onMore = null }: MatchesProps) {
  const { t } = useTranslation('online');
  if (matches.length === 0 && onMore === null) return null;
  return (
    <Section title={title}>
      <div className={lists.room}>
        <ul className={lists.list}>
          {matches.map((match) => (
            <MyMatch key={match.id} match={match} />
          ))}
        </ul>
        {onMore && (
          <Button className={styles.more ?? ''} aria-disabled={busy} onClick={onMore}>
            {t('lobby.mine.more')}
          </Button>
        )}
      </div>
    </Section>
  );
}
