import { useTranslation } from 'react-i18next';
import type { MatchSummary } from '../../../server/api/answers.ts';
import { Button } from '../../components/Button.tsx';
import { call } from '../api.ts';
import { Problem } from '../Problem.tsx';
import { useCall } from '../useCall.ts';
import type { AtTable } from './onlineTable.ts';
import * as styles from './People.module.css';

interface VoteProps {
  readonly now: AtTable;
  readonly seat: MatchSummary['seats'][number] & { readonly votes: number[] };
  readonly player: string;
  readonly onMatch: (match: MatchSummary) => void;
}

/** Whether a bot is to take the seat of somebody who does not come any more. */
export function Vote({ now: { match, seat: mine }, seat: { seat, missed, votes }, player, onMatch }: VoteProps) {
  const { t } = useTranslation('online');
  const { busy, problem, run } = useCall();
  const others = match.seats.filter((one) => one.seat !== seat && !one.isBot);
  const needed = Math.floor(others.length / 2) + 1;
  const isFor = mine !== null && votes.includes(mine);
  const vote = async () =>
    onMatch(await call<MatchSummary>(isFor ? 'DELETE' : 'POST', `/api/matches/${match.id}/vote`, { seat }));
  return (
    <div className={styles.vote} data-vote={seat}>
      <p>{t('match.vote.ask', { player, count: missed, votes: votes.length, needed })}</p>
      {mine !== null && mine !== seat && (
        <Button aria-disabled={busy} aria-pressed={isFor} onClick={() => void run(vote)}>
          {t(isFor ? 'match.vote.takeBack' : 'match.vote.do')}
        </Button>
      )}
      <Problem text={problem} />
    </div>
  );
}
