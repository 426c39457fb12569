import { lazy, Suspense, useSyncExternalStore } from 'react';
import { getMe, onMe, wasSomebody } from './me.ts';

const TurnsInTitle = lazy(async () => ({ default: (await import('./games/TurnsInTitle.tsx')).TurnsInTitle }));

/** What goes with somebody from page to page; who plays on one screen only loads and asks nothing of it. */
export function SomebodyOnly() {
  const me = useSyncExternalStore(onMe, getMe);
  const isSomebody = me === null ? wasSomebody() : me.account !== null;
  return (
    isSomebody && (
      <Suspense fallback={null}>
        <TurnsInTitle />
      </Suspense>
    )
  );
}
