/** What the server says of the challenge of a day. */
import { useCallback, useEffect, useState } from 'react';
import type { Daily } from '../../../server/api/answers.ts';
import { ApiProblem, call } from '../api.ts';

export type Told = Daily | 'asked' | 'noDay' | 'unreachable';

interface Asked {
  readonly told: Told;
  readonly again: () => void;
}

/** Asked anew for another day and another reader; without a day, for today. */
export function useDaily(day: string | undefined, account: string | null): Asked {
  const [told, setTold] = useState<Told>('asked');
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const next = await ask(day);
      if (isWanted) setTold(next);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [day, account, asked]);
  return { told, again: useCallback(() => setAsked((times) => times + 1), []) };
}

async function ask(day: string | undefined): Promise<Told> {
  try {
    return await call<Daily>('GET', day === undefined ? '/api/daily' : `/api/daily?day=${encodeURIComponent(day)}`);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return error.status === 400 || error.status === 404 ? 'noDay' : 'unreachable';
  }
}
