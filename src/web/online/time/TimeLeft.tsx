import { useTranslation } from 'react-i18next';
import { restWords } from './units.ts';
import { useMinutes } from './useMinutes.ts';

interface TimeLeftProps {
  readonly dueAt: number;
  /** Where there is little room: without the words around it. */
  readonly short?: boolean;
}

/** How much time is left for a turn; when it ends, to the minute, for who asks. */
export function TimeLeft({ dueAt, short = false }: TimeLeftProps) {
  const { t, i18n } = useTranslation('online');
  const left = dueAt - useMinutes();
  const rest = restWords(left, i18n.language, short ? 'short' : 'long');
  const exact = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeStyle: 'short' }).format(dueAt);
  const words = left <= 0 ? t('time.over') : t('time.left', { time: rest });
  return (
    <time
      dateTime={new Date(dueAt).toISOString()}
      title={`${words}: ${t('time.until', { time: exact })}`}
      data-due={dueAt}
    >
      {short && left > 0 ? rest : words}
    </time>
  );
}
