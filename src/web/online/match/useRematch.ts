import { useLocation } from 'wouter';
import type { MatchSummary } from '../../../server/api/answers.ts';
import { call } from '../api.ts';
import { useCall } from '../useCall.ts';

/** The same again: whoever asks first opens the table, whoever comes later finds it. */
export function useRematch({ id }: MatchSummary): { readonly ask: () => void; readonly problem: string | null } {
  const [, navigate] = useLocation();
  const { problem, run } = useCall();
  const ask = () =>
    void run(async () => {
      const next = await call<MatchSummary>('POST', `/api/matches/${id}/rematch`);
      navigate(`/match/${next.id}`);
    });
  return { ask, problem };
}
