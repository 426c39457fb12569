import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { METAS } from '../../../games/metas.ts';
import type { CompanionList, MatchSummary } from '../../../server/api/answers.ts';
import { Button } from '../../components/Button.tsx';
import { Section } from '../../shell/Section.tsx';
import { CopyLink } from '../CopyLink.tsx';
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
  const url = `${window.location.origin}/match/${match.id}`;
  const game = METAS.find(({ id }) => id === match.game)?.name;
  return (
    <Section title={t('match.room.invite')}>
      <p>{t('match.room.link')}</p>
      <CopyLink label={t('match.room.linkLabel')} url={url} />
      {/* not where the page came over plain http */}
      {'share' in navigator && (
        <Button
          icon="upload"
          className={styles.share}
          onClick={() => {
            // whoever closes the sheet has not shared anything, and that is all
            navigator.share({ url, text: t('match.room.shareText', { game }) }).catch(() => undefined);
          }}
        >
          {t('match.room.share')}
        </Button>
      )}
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
