import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const MINUTE = 60_000;
const STEPS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** How long ago that was when the page was opened, in the words one would use. */
export function useWhen(date: string): string {
  const { i18n } = useTranslation();
  const [now] = useState(() => Date.now());
  const ago = now - Date.parse(date);
  const [unit, length] = STEPS.find(([, step]) => ago >= step) ?? (['second', Infinity] as const);
  return new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' }).format(-Math.floor(ago / length), unit);
}
