import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';

/** Browsers stop listening to who changes the address too often. */
const REST_MS = 300;

/** The step that an address names; null where it names none. */
export function stepIn(search: string): number | null {
  const text = new URLSearchParams(search).get('step') ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Below the address of the table. */
export const replayPath = (table: string, step?: number): string =>
  `${table}/replay${step === undefined ? '' : `?step=${step}`}`;

/** The address follows the step as soon as it rests, and the step an address that somebody else has changed. */
export function useAddress(table: string, step: number, go: (step: number) => void): void {
  const [, navigate] = useLocation();
  const named = stepIn(useSearch());
  const written = useRef(named);
  useEffect(() => {
    if (named === written.current) return;
    written.current = named;
    if (named !== null) go(named);
  }, [named, go]);
  useEffect(() => {
    const rest = setTimeout(() => {
      if (written.current === step) return;
      written.current = step;
      navigate(replayPath(table, step), { replace: true });
    }, REST_MS);
    return () => clearTimeout(rest);
  }, [table, step, navigate]);
}
