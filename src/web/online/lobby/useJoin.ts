import { useLocation } from 'wouter';
import { ApiProblem, call } from '../api.ts';
import { useCall } from '../useCall.ts';

interface Join {
  readonly busy: boolean;
  readonly problem: string | null;
  readonly join: (id: string) => void;
}

/** Nobody can sit down there any more. */
const TOO_LATE: ReadonlySet<string> = new Set(['full', 'noMatch', 'youLeft']);

/** Sits down at a table and goes there. */
export function useJoin(onTooLate: (id: string) => void): Join {
  const [, navigate] = useLocation();
  const { busy, problem, run } = useCall();
  const sitDown = async (id: string) => {
    try {
      await call('POST', `/api/matches/${id}/join`, {});
    } catch (error) {
      if (error instanceof ApiProblem && TOO_LATE.has(error.key)) onTooLate(id);
      throw error;
    }
    navigate(`/match/${id}`);
  };
  return { busy, problem, join: (id) => void run(() => sitDown(id)) };
}
