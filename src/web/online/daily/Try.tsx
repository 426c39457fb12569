import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import type { Daily, MatchSummary } from '../../../server/api/answers.ts';
import { Button, buttonClass } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { NameForm } from '../account/NameForm.tsx';
import { call } from '../api.ts';
import { replayOf } from '../people/GameCard.tsx';
import { Problem } from '../Problem.tsx';
import { useCall } from '../useCall.ts';
import * as styles from './DailyPage.module.css';

interface TryProps {
  readonly daily: Daily;
  readonly isNamed: boolean;
}

/** The one thing to do: to begin, to go on, or to look back. */
export function Try({ daily: { day, today, mine }, isNamed }: TryProps) {
  const { t } = useTranslation('online');
  const isToday = day === today;
  if (mine?.isRunning) {
    return (
      <div className={styles.try}>
        <Link href={`/match/${mine.match}`} className={buttonClass('primary', 'large')} data-try="goOn">
          <Icon name="play" />
          {t('daily.goOn')}
        </Link>
        <p>{t(isToday ? 'daily.goOnHint' : 'daily.tooLate')}</p>
      </div>
    );
  }
  if (mine) {
    return (
      <div className={styles.try}>
        <Link href={replayOf(mine.match)} className={buttonClass('secondary', 'large')} data-try="look">
          <Icon name="eyeopen" />
          {t('daily.look')}
        </Link>
        {isToday && <p>{t('daily.doneHint')}</p>}
      </div>
    );
  }
  return isToday ? <Begin isNamed={isNamed} /> : <p className={styles.try}>{t('daily.notTried')}</p>;
}

function Begin({ isNamed }: Pick<TryProps, 'isNamed'>) {
  const { t } = useTranslation('online');
  const [, navigate] = useLocation();
  const { busy, problem, run } = useCall();
  const begin = () =>
    void run(async () => {
      const { id } = await call<MatchSummary>('POST', '/api/daily');
      navigate(`/match/${id}`);
    });
  return (
    <div className={styles.try}>
      {isNamed ? (
        <Button kind="primary" size="large" icon="play" aria-disabled={busy} onClick={begin} data-try="begin">
          {t('daily.begin')}
        </Button>
      ) : (
        <NameForm lead={t('daily.name')} submit={t('daily.begin')} onDone={begin} />
      )}
      <p>{t('daily.beginHint')}</p>
      <Problem text={problem} />
    </div>
  );
}
