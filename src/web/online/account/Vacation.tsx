import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vacation as Answer } from '../../../server/api/answers.ts';
import { Button } from '../../components/Button.tsx';
import { Section } from '../../shell/Section.tsx';
import { call } from '../api.ts';
import { Problem } from '../Problem.tsx';
import { useCall } from '../useCall.ts';
import * as styles from './Vacation.module.css';

const PATH = '/api/me/vacation';
const DAY = 86_400_000;
const USUAL_DAYS = 7;

/** Time in which nobody waits for one. */
export function Vacation() {
  const { t } = useTranslation('online');
  const [vacation, setVacation] = useState<Answer | null>(null);
  const { busy, problem, run } = useCall();
  useEffect(() => {
    // where it cannot be had, there is nothing to choose either
    void call<Answer>('GET', PATH).then(setVacation, () => undefined);
  }, []);
  const change = (method: 'POST' | 'DELETE', body?: object) =>
    void run(async () => setVacation(await call<Answer>(method, PATH, body)));
  return (
    <Section title={t('account.vacation.title')}>
      <p>{t('account.vacation.text')}</p>
      {vacation && (
        <State
          key={vacation.until}
          vacation={vacation}
          busy={busy}
          onBegin={(days) => change('POST', { days })}
          onEnd={() => change('DELETE')}
        />
      )}
      <Problem text={problem} />
    </Section>
  );
}

interface StateProps {
  readonly vacation: Answer;
  readonly busy: boolean;
  readonly onBegin: (days: number) => void;
  readonly onEnd: () => void;
}

function State({ vacation: { until, leftMs }, busy, onBegin, onEnd }: StateProps) {
  const { t, i18n } = useTranslation('online');
  const field = useId();
  const most = Math.floor(leftMs / DAY);
  const [days, setDays] = useState(Math.min(USUAL_DAYS, most));
  const left = t('account.vacation.left', { count: most });
  if (until !== null) {
    const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeStyle: 'short' }).format(until);
    return (
      <>
        <p role="status" className={styles.away}>
          {t('account.vacation.until', { time })}
        </p>
        <Button className={styles.do ?? ''} aria-disabled={busy} onClick={onEnd}>
          {t('account.vacation.end')}
        </Button>
      </>
    );
  }
  if (most === 0) return <p role="status">{left}</p>;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onBegin(days);
      }}
    >
      <label htmlFor={field}>{t('account.vacation.days')}</label>
      <div className={styles.row}>
        <input
          id={field}
          type="number"
          min={1}
          max={most}
          step={1}
          required
          value={Number.isNaN(days) ? '' : days}
          aria-describedby={`${field}-left`}
          onChange={({ currentTarget }) => setDays(currentTarget.valueAsNumber)}
        />
        <Button type="submit" aria-disabled={busy}>
          {t('account.vacation.begin')}
        </Button>
      </div>
      <p id={`${field}-left`} role="status" className={styles.hint}>
        {left}
      </p>
    </form>
  );
}
