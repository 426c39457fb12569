import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const MINUTE = 60_000;
const STEPS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** How long ago that is, in the words one would use. */
export function useWhen(date: string | number): string {
  const { i18n } = useTranslation();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  const ago = now - new Date(date).getTime();
  const [unit, length] = STEPS.find(([, step]) => ago >= step) ?? (['second', Infinity] as const);
  return new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' }).format(-Math.floor(ago / length), unit);
}
