import { useTranslation } from 'react-i18next';
import { lookOf } from '../../../games/looks.tsx';
import type { MatchSummary } from '../../../server/api/answers.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { call } from '../api.ts';
import { Problem } from '../Problem.tsx';
import { useCall } from '../useCall.ts';
import * as styles from './Quit.module.css';
import type { SeatedPerson } from './usePeople.ts';

/** Two may end a match by resigning; a seat can always be left to a bot. */
export type Quitting = 'resign' | 'leave';

interface QuitProps {
  readonly how: Quitting;
  readonly match: MatchSummary;
  readonly people: readonly SeatedPerson[];
  readonly onMatch: (match: MatchSummary) => void;
  readonly onClose: () => void;
}

/** Says what becomes of the match before it is done. */
export function Quit({ how, match, people, onMatch, onClose }: QuitProps) {
  const { t } = useTranslation('online');
  const { busy, problem, run } = useCall();
  const other = people.find(({ isMe }) => !isMe);
  const quit = () =>
    run(async () => {
      onMatch(await call<MatchSummary>('POST', `/api/matches/${match.id}/${how}`));
      onClose();
    });
  return (
    <Dialog title={t(`match.quit.${how}Title`)} onClose={onClose}>
      <p>{t(`match.quit.${how}Text`, { player: other?.name ?? lookOf(match.game).rival })}</p>
      <Problem text={problem} />
      <div className={styles.ways}>
        <Button kind="primary" aria-disabled={busy} onClick={() => void quit()} data-confirm={how}>
          {t(`match.quit.${how}`)}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('match.quit.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
