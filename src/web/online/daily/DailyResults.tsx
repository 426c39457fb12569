import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Daily, DailyLine } from '../../../server/api/answers.ts';
import { Section } from '../../shell/Section.tsx';
import { PersonName } from '../people/PersonName.tsx';
import { replayOf } from '../people/GameCard.tsx';
import * as styles from './DailyResults.module.css';

/** How the tries of a day ended, the best first; one's own however far down. */
export function DailyResults({ daily: { day, today, lines } }: { readonly daily: Daily }) {
  const { t } = useTranslation('online');
  const isToday = day === today;
  if (lines.length === 0) {
    return (
      <Section title={t('daily.results')}>
        <p className={styles.none}>{t(isToday ? 'daily.nobodyYet' : 'daily.nobody')}</p>
      </Section>
    );
  }
  return (
    <Section title={t('daily.results')}>
      <table className={styles.results}>
        <thead>
          <tr>
            {(['rank', 'name', 'result'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`daily.columns.${column}`)}
              </th>
            ))}
            <th scope="col">
              <span className={styles.hidden}>{t('people.results.replay')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, i) => (
            <Line key={line.rank} line={line} isApart={line.rank > (lines[i - 1]?.rank ?? 0) + 1} />
          ))}
        </tbody>
      </table>
      {isToday && <p className={styles.sealed}>{t('daily.sealed')}</p>}
    </Section>
  );
}

interface LineProps {
  readonly line: DailyLine;
  /** Others come between this line and the one before it. */
  readonly isApart: boolean;
}

function Line({ line, isApart }: LineProps) {
  const { t, i18n } = useTranslation('online');
  const { rank, name, account, isMe, isWon, score, rival, match } = line;
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero' });
  const result = rival === null ? t('daily.gaveUp') : t(isWon ? 'daily.won' : 'daily.lost');
  return (
    <tr data-me={isMe || undefined} data-won={isWon || undefined} data-apart={isApart || undefined}>
      <td>{rank}</td>
      <th scope="row">
        <PersonName name={name} account={account} />
        {isMe && <small>{t('you')}</small>}
      </th>
      <td>
        {result} {rival !== null && <b>{signed.format(score - rival)}</b>}{' '}
        {rival !== null && <small>{t('daily.points', { score, rival })}</small>}
      </td>
      <td>
        {match !== null && (
          <Link href={replayOf(match)} aria-label={t('daily.replayNamed', { player: name || t('formerPlayer') })}>
            {t('people.results.replay')}
          </Link>
        )}
      </td>
    </tr>
  );
}
