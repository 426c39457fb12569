import { useSyncExternalStore } from 'react';
import { lazily } from '../lazily.tsx';
import { getMe, onMe, wasSomebody } from './me.ts';

const TurnsInTitle = lazily(async () => (await import('./games/TurnsInTitle.tsx')).TurnsInTitle);

/** What goes with somebody from page to page; who plays on one screen only loads and asks nothing of it. */
export function SomebodyOnly() {
  const me = useSyncExternalStore(onMe, getMe);
  const isSomebody = me === null ? wasSomebody() : me.account !== null;
  return isSomebody && <TurnsInTitle />;
}
