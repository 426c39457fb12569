import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { AllSymbols } from '../../../games/looks.tsx';
import type { Daily, Me } from '../../../server/api/answers.ts';
import { Decoration } from '../../components/Decoration.tsx';
import { buttonClass } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Message } from '../../pages/Message.tsx';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { Sheet } from '../../shell/Sheet.tsx';
import { Waiting } from '../../shell/Waiting.tsx';
import { levelName, levelTitle } from '../../solo/levelWords.ts';
import { TimeLeft } from '../time/TimeLeft.tsx';
import { useMinutes } from '../time/useMinutes.ts';
import { Unreachable } from '../Unreachable.tsx';
import { WhenKnown } from '../WhenKnown.tsx';
import * as styles from './DailyPage.module.css';
import { dailyPath } from './dailyPath.ts';
import { DailyResults } from './DailyResults.tsx';
import { Try } from './Try.tsx';
import { useDaily } from './useDaily.ts';
import { useDayName } from './useDayName.ts';

/** The challenge of a day; of today, where none is named. */
export const DailyPage = ({ day }: { readonly day?: string }) => (
  <WhenKnown>{({ account }) => <OfDay key={account?.id} day={day} account={account} />}</WhenKnown>
);

interface OfDayProps {
  readonly day: string | undefined;
  readonly account: Me['account'];
}

function OfDay({ day, account }: OfDayProps) {
  const { t } = useTranslation('online');
  const { told, again } = useDaily(day);
  if (told === 'asked') return <Waiting />;
  if (told === 'unreachable') return <Unreachable onAgain={again} />;
  if (told === 'noDay') {
    return (
      <Message title={t('daily.noDay')} text={t('daily.noDayText')}>
        <Link href="/daily" className={buttonClass('secondary')}>
          {t('daily.toToday')}
        </Link>
      </Message>
    );
  }
  return <Challenge daily={told} account={account} onDayOver={again} />;
}

interface ChallengeProps {
  readonly daily: Daily;
  readonly account: Me['account'];
  readonly onDayOver: () => void;
}

function Challenge({ daily, account, onDayOver }: ChallengeProps) {
  const { t } = useTranslation('online');
  const { t: site } = useTranslation('site');
  const dayName = useDayName();
  const { day, today, game, level, endsAt } = daily;
  const isToday = day === today;
  useEndOfDay(isToday ? endsAt : null, onDayOver);
  return (
    <Sheet>
      <AllSymbols />
      <Decoration name="lantern" className={styles.lantern} />
      <div className={styles.page}>
        <header className={styles.head}>
          <p className={styles.eyebrow}>{dayName(day)}</p>
          <PageHeading title={t('daily.title')} className={styles.title} />
          <p>{t(isToday ? 'daily.lead' : 'daily.leadPast')}</p>
        </header>
        <section className={styles.card} aria-label={dayName(day)}>
          <dl className={styles.facts}>
            <div>
              <dt>{levelTitle(site, game)}</dt>
              <dd>{levelName(site, game, level)}</dd>
            </div>
            {isToday && (
              <div>
                <dt>{t('daily.ends')}</dt>
                <dd>
                  <TimeLeft dueAt={endsAt} />
                </dd>
              </div>
            )}
            <div>
              <dt>{t('daily.played')}</dt>
              <dd>{daily.played}</dd>
            </div>
          </dl>
          <Try daily={daily} isNamed={account !== null} />
        </section>
        <DailyResults daily={daily} />
        <Days daily={daily} />
      </div>
    </Sheet>
  );
}

/** The page of today becomes that of the next day. */
function useEndOfDay(endsAt: number | null, onOver: () => void): void {
  const isOver = useMinutes() >= (endsAt ?? Infinity);
  // a clock that is fast sees the end before the server does: it asks once
  const [wasOver] = useState(isOver);
  useEffect(() => {
    if (isOver && !wasOver) onOver();
  }, [isOver, wasOver, onOver]);
}

function Days({ daily: { before, after, today } }: { readonly daily: Daily }) {
  const { t } = useTranslation('online');
  const dayName = useDayName();
  if (before === null && after === null) return null;
  return (
    <nav className={styles.days} aria-label={t('daily.days')}>
      {before !== null && (
        <Link href={dailyPath(before)} className={buttonClass('quiet')} data-day={before}>
          <Icon name="back" />
          {dayName(before)}
        </Link>
      )}
      {after !== null && (
        <Link href={after === today ? '/daily' : dailyPath(after)} className={buttonClass('quiet')} data-day={after}>
          {after === today ? t('daily.toToday') : dayName(after)}
          <Icon name="chev" />
        </Link>
      )}
    </nav>
  );
}
