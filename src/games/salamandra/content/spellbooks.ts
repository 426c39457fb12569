import type { Count } from './effects.ts';

export interface Spellbook {
  readonly upper: number;
  readonly lower: number;
  /** What the points are counted per; null where they are flat. */
  readonly per: Count | null;
}

export const SPELLBOOKS = {
  'book-white': { upper: 5, lower: 3, per: 'white' },
  'book-orange': { upper: 5, lower: 3, per: 'orange' },
  'book-green': { upper: 5, lower: 3, per: 'green' },
  'book-purple': { upper: 5, lower: 3, per: 'purple' },
  'book-salamanders': { upper: 5, lower: 3, per: 'salamanderCard' },
  'book-beasts': { upper: 4, lower: 2, per: 'beastCard' },
  'book-groves': { upper: 4, lower: 2, per: 'grove' },
  'book-cauldrons': { upper: 6, lower: 4, per: 'cauldron' },
  'book-spellbooks': { upper: 9, lower: 5, per: 'spellbook' },
  'book-flat': { upper: 17, lower: 10, per: null },
} as const satisfies Record<string, Spellbook>;

export type SpellbookId = keyof typeof SPELLBOOKS;
export const SPELLBOOK_IDS = Object.keys(SPELLBOOKS) as SpellbookId[];
