import alea from 'seedrandom/lib/alea.js';

/** The generator that boardgame.io's random plugin uses: the same seed gives the same numbers here and there. */
export const randomFrom = (seed: string): (() => number) => alea(seed);

export function pick<T>(list: readonly T[], random: () => number): T {
  if (list.length === 0) throw new RangeError('nothing to pick from');
  return list[Math.floor(random() * list.length)] as T;
}

/** Shuffles in place; `random` gives numbers from 0 up to 1. */
export function shuffle<T>(pile: T[], random: () => number): T[] {
  for (let left = pile.length - 1; left > 0; left--) {
    const chosen = Math.floor(random() * (left + 1));
    [pile[left], pile[chosen]] = [pile[chosen] as T, pile[left] as T];
  }
  return pile;
}
