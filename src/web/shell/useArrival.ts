import { useEffect, useEffectEvent } from 'react';

/** The page on which the visit began leaves the focus where the browser puts it. */
let arrived = false;

/** Whoever comes from another page goes on reading at this one's heading. */
export function useArrival(heading: () => HTMLElement | null): void {
  const arrive = useEffectEvent(() => {
    if (arrived) {
      window.scrollTo(0, 0);
      heading()?.focus({ preventScroll: true });
    }
    arrived = true;
  });
  useEffect(() => arrive(), []);
}
