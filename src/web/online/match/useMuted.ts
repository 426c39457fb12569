import { useState } from 'react';
import type { SaidLine } from '../../../server/tables/chat.ts';
import { recall, remember } from '../../storage.ts';

type Talker = Pick<SaidLine, 'seat' | 'name'>;

export interface Muted {
  readonly has: (talker: Talker) => boolean;
  readonly toggle: (talker: Talker) => void;
}

const KEY = 'litha.muted';
/** Older ones are of matches that are long over. */
const MOST = 200;

/** Whom one does not want to hear at this table; only this browser knows. */
export function useMuted(matchId: string): Muted {
  const [muted, setMuted] = useState(readMuted);
  // those who watch have no seat, so it is their name that is not heard
  const keyOf = ({ seat, name }: Talker): string => `${matchId} ${seat ?? `"${name}"`}`;
  return {
    has: (talker) => muted.includes(keyOf(talker)),
    toggle(talker) {
      const key = keyOf(talker);
      const next = muted.includes(key) ? muted.filter((one) => one !== key) : [...muted, key].slice(-MOST);
      remember(KEY, next);
      setMuted(next);
    },
  };
}

function readMuted(): readonly string[] {
  const kept = recall(KEY);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
}
