/** Values that nobody expects, and such as somebody does, at random. */
import { pick } from '../../../src/play/random.ts';

export type Random = () => number;

export const chance = (random: Random, of: number): boolean => random() < of;

export const below = (random: Random, limit: number): number => Math.floor(random() * limit);

/** Names that every object has, or that mean something to a program. */
export const NAMES = [
  ...'__proto__ constructor prototype toString valueOf hasOwnProperty __defineGetter__ then toJSON'.split(' '),
  ...'length name 0 -1 NaN undefined null true [object Object] ../../etc/passwd %00 %2e%2e%2f'.split(' '),
  '',
  ' ',
  '\u0000',
  '\u{1f98e}',
  '\ud800',
  '\u202e',
  "' or 1=1 --",
  '<script>',
  'a'.repeat(300),
];

const NUMBERS = [0, -0, 1, -1, 2, 3, 4, 20, 99, 0.5, 1e10, -1e10, 2 ** 31, 2 ** 53, 2 ** 63, 1e308, 5e-324];

/** A number, a word, a list or an object, at most so deep. */
export function odd(random: Random, depth = 3): unknown {
  const kind = below(random, depth > 0 ? 10 : 6);
  if (kind < 2) return pick(NUMBERS, random);
  if (kind < 4) return pick(NAMES, random);
  if (kind === 4) return pick([null, true, false], random);
  if (kind === 5) return pick(['0', '1', '2', 'salamandra', 'public', 'live'], random);
  if (kind < 8) return Array.from({ length: below(random, 4) }, () => odd(random, depth - 1));
  return oddObject(random, depth - 1);
}

export function oddObject(random: Random, depth = 2): Record<string, unknown> {
  const entries = Array.from({ length: below(random, 4) }, () => [pick(NAMES, random), odd(random, depth)]);
  // parsed, for then even __proto__ is a key of its own
  return JSON.parse(`{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`);
}

export const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

/** What is meant to be there, or something odd. */
export const orOdd = (random: Random, meant: readonly unknown[], often = 0.7): unknown =>
  chance(random, often) ? pick(meant, random) : odd(random);
