/** What the server says of the challenge of a day. */
import { useCallback, useEffect, useState } from 'react';
import type { Daily } from '../../../server/api/answers.ts';
import { ApiProblem, call } from '../api.ts';

export type Told = Daily | 'asked' | 'noDay' | 'unreachable';

interface Asked {
  readonly told: Told;
  readonly again: () => void;
}

/** Without a day, of today. */
export function useDaily(day: string | undefined): Asked {
  const [told, setTold] = useState<Told>('asked');
  useEffect(() => {
    if (told !== 'asked') return;
    let isWanted = true;
    const load = async () => {
      const next = await ask(day);
      if (isWanted) setTold(next);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [day, told]);
  return { told, again: useCallback(() => setTold('asked'), []) };
}

async function ask(day: string | undefined): Promise<Told> {
  try {
    return await call<Daily>('GET', day === undefined ? '/api/daily' : `/api/daily?day=${encodeURIComponent(day)}`);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return error.status === 400 || error.status === 404 ? 'noDay' : 'unreachable';
  }
}
