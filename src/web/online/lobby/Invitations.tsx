import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../shell/Section.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import * as styles from './Invitations.module.css';
import * as lists from './List.module.css';
import type { Invitation } from './LobbyRoom.ts';

interface InvitationsProps {
  readonly invitations: readonly Invitation[];
  /** It was declined, or cannot be accepted any more. */
  readonly onForget: (id: string) => void;
}

/** Who asks one to play; said aloud when it comes. */
export function Invitations({ invitations, onForget }: InvitationsProps) {
  const { t } = useTranslation('online');
  const list = useRef<HTMLUListElement>(null);
  const [latest] = invitations;

  // whoever declined by keyboard goes on at the next one, or at the top of the page
  const forget = (id: string) => {
    const rows = [...(list.current?.children ?? [])];
    const here = rows.findIndex((row) => row.contains(document.activeElement));
    const next = rows[here + 1] ?? rows[here - 1];
    if (here >= 0) (next?.querySelector('button') ?? document.querySelector('h1'))?.focus();
    onForget(id);
  };

  return (
    <>
      <p role="status" className={styles.news}>
        {latest && t('lobby.invitations.news', { player: latest.from })}
      </p>
      {invitations.length > 0 && (
        <Section title={t('lobby.invitations.title')}>
          <div className={lists.room}>
            <ul ref={list} className={lists.list}>
              {invitations.map((invitation) => (
                <InvitationRow key={invitation.match.id} invitation={invitation} onForget={forget} />
              ))}
            </ul>
          </div>
        </Section>
      )}
    </>
  );
}
