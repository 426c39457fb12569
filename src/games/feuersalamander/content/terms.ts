/** The words of the game, from which every id and type of the content is derived. */

/** Clockwise round the lair. */
export const FIGURES = ['king', 'queen', 'monk', 'robber'] as const;
export type Figure = (typeof FIGURES)[number];

/** What a card can say of a chamber. */
export const KINDS = ['wing', 'row', 'stone'] as const;
export type Kind = (typeof KINDS)[number];

/** The faces of the symbol stick, two of each. */
export const SYMBOLS = ['salamander', 'token'] as const;
export type CastSymbol = (typeof SYMBOLS)[number];

/** The two number sticks and the symbol stick; every one has a face with a key. */
export const STICKS = ['first', 'second', 'symbol'] as const;
export type Stick = (typeof STICKS)[number];

/** How many steps to take from what the number sticks show. */
export const RECKONINGS = ['sum', 'difference'] as const;
export type Reckoning = (typeof RECKONINGS)[number];
