import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { METAS } from '../../../games/metas.ts';
import type { CompanionList, MatchSummary } from '../../../server/api/answers.ts';
import { Button } from '../../components/Button.tsx';
import { Section } from '../../shell/Section.tsx';
import { call } from '../api.ts';
import { Problem } from '../Problem.tsx';
import { useCall } from '../useCall.ts';
import * as styles from './Invite.module.css';

interface InviteProps {
  readonly match: MatchSummary;
  readonly isSeated: boolean;
}

/** How others come to this table: by its link, or by an invitation to people one has played with. */
export function Invite({ match, isSeated }: InviteProps) {
  const { t } = useTranslation('online');
  const [isCopied, setCopied] = useState(false);
  const url = `${window.location.origin}/match/${match.id}`;
  const game = METAS.find(({ id }) => id === match.game)?.name;
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  return (
    <Section title={t('match.room.invite')}>
      <p>{t('match.room.link')}</p>
      <div className={styles.link}>
        <input
          readOnly
          value={url}
          aria-label={t('match.room.linkLabel')}
          onFocus={(event) => event.currentTarget.select()}
        />
        {/* neither is there where the page came over plain http */}
        {'clipboard' in navigator && (
          <Button kind="primary" onClick={() => void copy()}>
            {t('match.room.copy')}
          </Button>
        )}
        {'share' in navigator && (
          <Button
            icon="upload"
            onClick={() => {
              // whoever closes the sheet has not shared anything, and that is all
              navigator.share({ url, text: t('match.room.shareText', { game }) }).catch(() => undefined);
            }}
          >
            {t('match.room.share')}
          </Button>
        )}
        <span role="status">{isCopied && t('match.room.copied')}</span>
      </div>
      {isSeated && <Companions match={match} />}
    </Section>
  );
}

/** People whom one has played with before. */
function Companions({ match }: { readonly match: MatchSummary }) {
  const { t } = useTranslation('online');
  const [companions, setCompanions] = useState<CompanionList['companions']>([]);
  const [invited, setInvited] = useState<string | null>(null);
  const { busy, problem, run } = useCall();
  useEffect(() => {
    call<CompanionList>('GET', '/api/my/companions').then(
      (answer) => setCompanions(answer.companions),
      // without the list the link is left
      () => undefined,
    );
  }, []);
  if (companions.length === 0) return null;
  const invite = (account: string, name: string) =>
    run(async () => {
      await call('POST', `/api/matches/${match.id}/invite`, { account });
      setInvited(name);
    });
  return (
    <>
      <h3 className={styles.companions}>{t('match.room.companions')}</h3>
      <ul className={styles.people}>
        {companions.map(({ accountId, name }) => (
          <li key={accountId}>
            <Button icon="plus" aria-disabled={busy} onClick={() => void invite(accountId, name)}>
              {t('match.room.inviteNamed', { player: name })}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{invited && t('match.room.invited', { player: invited })}</p>
      <Problem text={problem} />
    </>
  );
}
