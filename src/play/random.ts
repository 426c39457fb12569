import alea from 'seedrandom/lib/alea.js';

/** The generator that boardgame.io's random plugin uses: the same seed gives the same numbers here and there. */
export const randomFrom = (seed: string): (() => number) => alea(seed);

export function pick<T>(list: readonly T[], random: () => number): T {
  if (list.length === 0) throw new RangeError('nothing to pick from');
  return list[Math.floor(random() * list.length)] as T;
}
