import { useSyncExternalStore } from 'react';

/** The same width at which the layout leaves the phone behind. */
const wide = globalThis.matchMedia?.('(min-width: 761px)');

const subscribe = (listener: () => void) => {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
