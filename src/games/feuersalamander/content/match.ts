/** What a company agrees on before a match. */

/** The scores that the rulebook proposes to play for. */
export const TARGETS = [49, 84, 85, 100] as const;

/** The most is what all combinations together can bring. */
export const TARGET_RANGE = { from: 1, to: 462 } as const;

export const LONGEST_SERIES = 12;

/** The figures in play with 2 and with 3 players, in the order in which they sit. */
export const PAIRS = ['king-queen', 'king-monk', 'king-robber', 'queen-monk', 'queen-robber', 'monk-robber'] as const;
export const TRIOS = ['king-queen-monk', 'king-queen-robber', 'king-monk-robber', 'queen-monk-robber'] as const;
