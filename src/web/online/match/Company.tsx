import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchSummary } from '../../../server/api/answers.ts';
import { Icon } from '../../components/Icon.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import * as styles from './Company.module.css';
import { type AtTable, isThinking } from './onlineTable.ts';
import { People } from './People.tsx';
import { Talk } from './Talk.tsx';
import { useMuted } from './useMuted.ts';
import type { SeatedPerson } from './usePeople.ts';

interface CompanyProps {
  readonly now: AtTable;
  readonly people: readonly SeatedPerson[];
  readonly onSay: (text: string) => void;
  readonly onMatch: (match: MatchSummary) => void;
}

/** Who is at the table and what they say, beside the board; the button tells of both. */
export function Company({ now, people, onSay, onMatch }: CompanyProps) {
  const { t } = useTranslation('online');
  const [isOpen, setOpen] = useState(false);
  useEscape(isOpen, () => setOpen(false));
  const muted = useMuted(now.match.id);
  const heard = now.lines.filter((line) => !muted.has(line));
  const [read, setRead] = useState<string | null>(null);
  const last = heard.at(-1)?.id ?? null;
  if (isOpen && read !== last) setRead(last);
  const unread = isOpen ? 0 : heard.length - 1 - heard.findIndex(({ id }) => id === read);
  const label = [t('match.company.open'), ...(unread > 0 ? [t('match.company.unread', { count: unread })] : [])];
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-label={label.join(', ')}
        title={label.join(', ')}
        onClick={() => setOpen(!isOpen)}
        data-tool="company"
      >
        <span className={styles.dots} aria-hidden>
          {people.map(({ seat, name }) => (
            <span
              key={seat}
              className={styles.person}
              data-here={now.presence.seats.includes(seat)}
              data-thinking={isThinking(now, seat)}
            >
              {name}
            </span>
          ))}
        </span>
        <Icon name="chat" />
        {unread > 0 && <b className={styles.unread}>{unread}</b>}
      </button>
      {isOpen && (
        <aside className={styles.panel} aria-label={t('match.company.open')}>
          <header className={styles.header}>
            <h2>{t('match.company.people')}</h2>
            <IconButton icon="close" label={t('close', { ns: 'site' })} onClick={() => setOpen(false)} />
          </header>
          <People now={now} people={people} muted={muted} onMatch={onMatch} />
          <Talk now={now} lines={heard} people={people} muted={muted} onSay={onSay} />
        </aside>
      )}
    </>
  );
}

function useEscape(isOpen: boolean, close: () => void): void {
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  });
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [isOpen]);
}
