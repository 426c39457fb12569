import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Channel } from '../../../server/store/contract/chats.ts';
import type { SaidLine } from '../../../server/tables/chat.ts';
import { Button } from '../../components/Button.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { NameForm } from '../account/NameForm.tsx';
import { useMe } from '../me.ts';
import type { AtTable } from './onlineTable.ts';
import * as styles from './Talk.module.css';
import type { Muted } from './useMuted.ts';
import type { SeatedPerson } from './usePeople.ts';

/** As the server takes it. */
const LONGEST = 500;

interface TalkProps {
  readonly now: AtTable;
  readonly lines: readonly SaidLine[];
  readonly people: readonly SeatedPerson[];
  readonly muted: Muted;
  readonly onSay: (text: string) => void;
}

/** Of the last line: as soon as it is there. */
const intoView = (line: HTMLElement | null): void => line?.scrollIntoView({ block: 'nearest' });

/** What players say, and what those say who watch; players hear the latter when it can do no harm any more. */
export function Talk({ now: { seat, match }, lines, people, muted, onSay }: TalkProps) {
  const { t } = useTranslation('online');
  const own: Channel = seat === null ? 'spectators' : 'players';
  const [channel, setChannel] = useState(own);
  const channels: readonly Channel[] =
    seat === null || match.status === 'over' ? ['players', 'spectators'] : ['players'];
  const shown = lines.filter((line) => line.channel === channel);
  return (
    <section className={styles.talk}>
      <h2>{t('match.company.talk')}</h2>
      {channels.length > 1 && (
        <div className={styles.channels}>
          {channels.map((one) => (
            <button key={one} type="button" aria-pressed={one === channel} onClick={() => setChannel(one)}>
              {t(`match.company.channels.${one}`)}
            </button>
          ))}
        </div>
      )}
      <ul className={styles.lines} aria-live="polite" data-channel={channel}>
        {shown.length === 0 && <li className={styles.empty}>{t('match.company.empty')}</li>}
        {shown.map((line, i) => (
          <li key={line.id} ref={i === shown.length - 1 ? intoView : null}>
            <b>{people.find((person) => person.seat === line.seat)?.name ?? line.name}</b> {line.text}
            {line.seat === null && channel !== own && (
              <IconButton
                icon="sound"
                label={t('match.company.mute', { player: line.name })}
                onClick={() => muted.toggle(line)}
              />
            )}
          </li>
        ))}
      </ul>
      {channel === own && <Say hint={t(`match.company.${own}Hint`)} onSay={onSay} />}
    </section>
  );
}

function Say({ hint, onSay }: { readonly hint: string; readonly onSay: (text: string) => void }) {
  const { t } = useTranslation('online');
  const me = useMe();
  const [text, setText] = useState('');
  const id = useId();
  if (me && !me.account) return <NameForm lead={t('match.company.nameFirst')} />;
  const say = () => {
    const line = text.trim();
    if (line === '') return;
    onSay(line);
    setText('');
  };
  return (
    <form
      className={styles.say}
      onSubmit={(event) => {
        event.preventDefault();
        say();
      }}
    >
      <input
        value={text}
        maxLength={LONGEST}
        autoComplete="off"
        aria-label={t('match.company.line')}
        aria-describedby={id}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" kind="primary">
        {t('match.company.say')}
      </Button>
      <small id={id}>{hint}</small>
    </form>
  );
}
