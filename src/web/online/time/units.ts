/** How long something takes, in the words of a language. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

const format = (language: string, unit: (typeof UNITS)[number][0], count: number, unitDisplay: 'long' | 'short') =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(count);

/** Of whole hours or days. */
export function durationWords(ms: number, language: string): string {
  const [unit, length] = UNITS.find(([, one]) => ms >= one && ms % one === 0) ?? UNITS[2];
  return format(language, unit, Math.round(ms / length), 'long');
}

/** What is left, as exact as it matters: two days are days, two hours are hours. */
export function restWords(ms: number, language: string, display: 'long' | 'short' = 'long'): string {
  const [unit, length] = UNITS.find(([, one]) => ms >= 2 * one) ?? UNITS[2];
  return format(language, unit, Math.max(1, Math.floor(ms / length)), display);
}
