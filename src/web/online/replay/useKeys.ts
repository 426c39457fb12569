import { useEffect, useEffectEvent } from 'react';
import type { Going } from './useGoing.ts';

/** Whatever answers to these keys itself. */
const OWN_KEYS = 'input, select, textarea, dialog[open]';
const PRESSED_BY_SPACE = 'button, a, summary, [role="tab"]';

/** Arrows step, space plays, Home and End go to the ends. */
export function useKeys({ step, last, go, toggle }: Going): void {
  const press = useEffectEvent((key: string): boolean => {
    switch (key) {
      case 'ArrowLeft':
        go(step - 1);
        return true;
      case 'ArrowRight':
        go(step + 1);
        return true;
      case 'Home':
        go(0);
        return true;
      case 'End':
        go(last);
        return true;
      case ' ':
        toggle();
        return true;
      default:
        return false;
    }
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest(OWN_KEYS) || (event.key === ' ' && target.closest(PRESSED_BY_SPACE))) return;
      if (press(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
