import { useEffect, useState } from 'react';
import type { Action } from '../../games/salamandra/rules/actions.ts';
import type { G } from '../../games/salamandra/rules/state.ts';
import type { Advised } from '../../play/advice.ts';
import { meta } from '../../games/salamandra/meta.ts';
import { Overtaken, Thinker } from './Thinker.ts';

export type GivenAdvice = Advised<Action> | 'thinking' | 'failed';

/** What the expert thinks of a position; whoever is at it stops when nobody wants to know any more. */
export function useAdvice(view: G): GivenAdvice {
  const [advice, setAdvice] = useState<GivenAdvice>('thinking');
  useEffect(() => {
    const thinker = new Thinker();
    const question = { game: meta.id, view, seat: view.seat, seed: `hint ${view.turn}`, played: null } as const;
    thinker.ask({ kind: 'advice', ...question }).then(
      (advised) => setAdvice(advised as Advised<Action>),
      (error: unknown) => !(error instanceof Overtaken) && setAdvice('failed'),
    );
    return () => thinker.close();
  }, [view]);
  return advice;
}
