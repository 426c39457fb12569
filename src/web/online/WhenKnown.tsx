import { type ReactNode, useEffect, useState } from 'react';
import type { Me } from '../../server/api/answers.ts';
import { Waiting } from '../shell/Waiting.tsx';
import { askWhoIAm, useMe } from './me.ts';
import { patiently } from './patiently.ts';
import { Unreachable } from './Unreachable.tsx';

/** For pages that begin with who one is; until the server has said it, this says what can be done. */
export function WhenKnown({ children }: { readonly children: (me: Me) => ReactNode }) {
  const me = useMe();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  useEffect(() => {
    if (attempt > 0) askWhoIAm().catch(() => setFailed(attempt));
  }, [attempt]);
  useEffect(() => {
    const { ask, stop } = patiently(() => setAttempt((last) => last + 1));
    ask();
    // a mail may have been confirmed in another tab, or somebody signed out there
    const look = () => document.visibilityState === 'visible' && ask();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, []);
  if (me) return children(me);
  if (failed < attempt) return <Waiting />;
  return <Unreachable onAgain={() => setAttempt(attempt + 1)} />;
}
