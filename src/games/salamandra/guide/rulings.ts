import type { SectionId } from './sections.ts';

/** Where the published rules are silent we have decided: each ruling, and the section in which it applies. */
export const RULINGS = {
  noRotation: 'fields',
  cardAfter: 'cards',
  harvestCounts: 'cards',
  placeCounts: 'cards',
  mustSettle: 'build',
  colourlessTemple: 'build',
  oneDeckEmpty: 'build',
  emptySlot: 'build',
  noPoints: 'cauldron',
  anyMeans: 'exceptional-case',
  wastedCrystals: 'exceptional-case',
  freeAfterwards: 'exceptional-case',
  nobodyToWake: 'free-actions',
  lastGlades: 'glades',
  wholeGainFirst: 'scrolls',
  justPlaced: 'scrolls',
  scrollsWait: 'scrolls',
  soloCards: 'solo',
  soloLine: 'solo',
  soloNobody: 'solo',
  soloSpellbooks: 'solo',
  soloRecycling: 'solo',
  soloLabour: 'solo',
} as const satisfies Record<string, SectionId>;

export type RulingId = keyof typeof RULINGS;
