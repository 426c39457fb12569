/** What a company agrees on before a match. */
import type { Options } from '../../module.ts';
import { type Figure, FIGURES } from './terms.ts';

/** The scores that the rulebook proposes to play for. */
export const TARGETS = [49, 84, 85, 100] as const;

/** The most is what all combinations together can bring. */
export const TARGET_RANGE = { from: 1, to: 462 } as const;

export const LONGEST_SERIES = 12;

/** The figures in play with 2 and with 3 players, in the order in which they sit. */
export const PAIRS = ['king-queen', 'king-monk', 'king-robber', 'queen-monk', 'queen-robber', 'monk-robber'] as const;
export const TRIOS = ['king-queen-monk', 'king-queen-robber', 'king-monk-robber', 'queen-monk-robber'] as const;

/** What is played where nothing is chosen. */
export const USUAL = { target: 84, series: 1, pair: 'king-queen', trio: 'king-queen-monk' } as const;

/** Who plays, by seat: clockwise from the first of them. */
export function figuresOf(players: number, { pair, trio }: Options): Figure[] {
  if (players === FIGURES.length) return [...FIGURES];
  const figures = players === 2 ? (pair ?? USUAL.pair) : (trio ?? USUAL.trio);
  return (figures as string).split('-') as Figure[];
}
