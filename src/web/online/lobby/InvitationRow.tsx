import { useTranslation } from 'react-i18next';
import { METAS } from '../../../games/metas.ts';
import { Button } from '../../components/Button.tsx';
import { useWhen } from '../../home/useWhen.ts';
import { call } from '../api.ts';
import { useTurnFacts } from '../time/useTurnFacts.ts';
import { useCall } from '../useCall.ts';
import * as styles from './Invitations.module.css';
import { Row } from './Row.tsx';
import type { Invitation } from './LobbyRoom.ts';
import { useJoin } from './useJoin.ts';
import { useStateWords } from './useStateWords.ts';

interface InvitationRowProps {
  readonly invitation: Invitation;
  readonly onForget: (id: string) => void;
}

export function InvitationRow({ invitation: { match, from }, onForget }: InvitationRowProps) {
  const { t } = useTranslation('online');
  const stateWords = useStateWords();
  const turnFacts = useTurnFacts();
  const when = useWhen(match.createdAt);
  const { busy, problem, join } = useJoin(() => undefined);
  const declining = useCall();
  const player = from || t('formerPlayer');
  const game = METAS.find(({ id }) => id === match.game)?.name ?? match.game;
  const decline = async () => {
    if (await declining.run(() => call('DELETE', `/api/my/invitations/${match.id}`))) onForget(match.id);
  };
  return (
    <Row
      match={match}
      head={<h3 className={styles.from}>{t('lobby.invitations.from', { player, game })}</h3>}
      state={stateWords(match)}
      facts={[...turnFacts(match), t('lobby.tables.opened', { when })]}
      problem={problem ?? declining.problem}
      urgent
    >
      <Button
        kind="quiet"
        aria-disabled={declining.busy}
        aria-label={t('lobby.invitations.declineNamed', { player })}
        onClick={() => void decline()}
      >
        {t('lobby.invitations.decline')}
      </Button>
      <Button
        kind="primary"
        icon="check"
        aria-disabled={busy}
        aria-label={t('lobby.invitations.acceptNamed', { player })}
        onClick={() => join(match.id)}
      >
        {t('lobby.invitations.accept')}
      </Button>
    </Row>
  );
}
