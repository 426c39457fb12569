/** What the server says of a person, and more of their results when they are asked for. */
import { useEffect, useState } from 'react';
import type { Profile, ResultList } from '../../../server/api/answers.ts';
import { ApiProblem, call } from '../api.ts';
import { useCall } from '../useCall.ts';

export type Told = Profile | 'asked' | 'nobody' | 'unreachable';

interface Asked {
  readonly told: Told;
  readonly again: () => void;
  readonly more: () => void;
  readonly busy: boolean;
  /** Why there are no more results, in words. */
  readonly problem: string | null;
}

export function useProfile(id: string): Asked {
  const [told, setTold] = useState<Told>('asked');
  const { busy, problem, run } = useCall();
  const path = `/api/people/${encodeURIComponent(id)}`;
  useEffect(() => {
    if (told !== 'asked') return;
    let isWanted = true;
    const load = async () => {
      const next = await ask(path);
      if (isWanted) setTold(next);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [path, told]);
  return {
    told,
    again: () => setTold('asked'),
    more: () =>
      void run(async () => {
        if (typeof told === 'string' || told.next === null) return;
        const page = await call<ResultList>('GET', `${path}/results?from=${told.next}`);
        setTold({ ...told, results: [...told.results, ...page.results], next: page.next });
      }),
    busy,
    problem,
  };
}

async function ask(path: string): Promise<Told> {
  try {
    return await call<Profile>('GET', path);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return error.status === 404 ? 'nobody' : 'unreachable';
  }
}
