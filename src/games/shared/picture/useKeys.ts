/** The keys of a table, wherever the focus is on it. */
import { useEffect, useRef } from 'react';

/** Letters belong to whoever is writing; and a dialog has its own keys. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, dialog[open]') !== null;

/** Letters are told as capitals. `press` says whether the key meant anything. */
export function useKeys(press: (key: string, event: KeyboardEvent) => boolean): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.defaultPrevented || isElsewhere(event.target)) return;
      const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
      if (latest.current(key, event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
