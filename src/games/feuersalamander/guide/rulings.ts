import type { SectionId } from './sections.ts';

/** Where the published rules are silent we have decided: each ruling, and the section in which it applies. */
export const RULINGS = {
  keyFace: 'sticks',
  emptyPile: 'hand-rule',
  oneEachThrow: 'throw',
  eachCardTold: 'failure',
  cardByCard: 'failure',
  stonesUsedUp: 'end-of-game',
  agreement: 'end-of-game',
} as const satisfies Record<string, SectionId>;

export type RulingId = keyof typeof RULINGS;
