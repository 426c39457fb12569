import { useEffect, useState } from 'react';
import type { Me } from '../../../server/api/answers.ts';
import { askWhoIAm, useMe } from '../me.ts';

interface AccountState {
  /** Null until it is known. */
  readonly me: Me | null;
  /** The server could not be asked. */
  readonly failed: boolean;
  readonly again: () => void;
}

/** Who one is, or that the server does not say. */
export function useAccount(): AccountState {
  const me = useMe();
  const [failed, setFailed] = useState(false);
  const unknown = me === null;
  useEffect(() => {
    if (unknown) askWhoIAm().catch(() => setFailed(true));
  }, [unknown]);
  return {
    me,
    failed: failed && unknown,
    again() {
      setFailed(false);
      askWhoIAm().catch(() => setFailed(true));
    },
  };
}
