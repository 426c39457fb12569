import { useEffect, useState } from 'react';
import type { AnyAction } from '../../games/module.ts';
import type { Advised } from '../../play/advice.ts';
import type { Ruled } from '../../play/match-file.ts';
import { Overtaken, Thinker } from './Thinker.ts';

export type GivenAdvice = Advised<AnyAction> | 'thinking' | 'failed';

/** What the expert would do on a seat that is to act; it stops when nobody wants to know any more. */
export function useAdvice({ meta, rules }: Ruled, view: unknown, seat: number): GivenAdvice {
  const [advice, setAdvice] = useState<GivenAdvice>('thinking');
  useEffect(() => {
    const thinker = new Thinker();
    const question = { game: meta.id, view, seat, seed: `hint ${rules.turn(view)}`, played: null } as const;
    thinker.ask({ kind: 'advice', ...question }).then(
      (advised) => setAdvice(advised),
      (error: unknown) => !(error instanceof Overtaken) && setAdvice('failed'),
    );
    return () => thinker.close();
  }, [meta, rules, view, seat]);
  return advice;
}
