/** The words of the game, from which every id and type of the content is derived. */

export const COLOURS = ['orange', 'green', 'white', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export const BASICS = ['leaf', 'flower', 'fruit'] as const;
export type Basic = (typeof BASICS)[number];

export const POTIONS = ['greenPotion', 'duskPotion'] as const;
export type Potion = (typeof POTIONS)[number];

export const RESOURCES = [...BASICS, ...POTIONS] as const;
export type Resource = (typeof RESOURCES)[number];

/** The secondary divinities; their cards are in force for the rest of the game. */
export const BEASTS = ['bear', 'eagle'] as const;
export type Beast = (typeof BEASTS)[number];

export const HALVES = ['black', 'yellow'] as const;
export type Half = (typeof HALVES)[number];

/** The places for apprentices on a field; N is the bonus spot. */
export const SPOTS = ['N', 'E', 'S', 'W'] as const;
export type Spot = (typeof SPOTS)[number];

/** The corners of a cell, in the order in which a new tile's glades are filled; also the four sides of a grove. */
export const CORNERS = ['NW', 'NE', 'SE', 'SW'] as const;
export type Corner = (typeof CORNERS)[number];

export const LEVELS = ['upper', 'lower'] as const;
export type Level = (typeof LEVELS)[number];

/** The face of a Druid and of an apprentice, and the light of a round. */
export const FACES = ['day', 'night'] as const;
export type Face = (typeof FACES)[number];

/** Where veneration points come from; the final table has a row for each. */
export const SOURCES = [
  'build',
  'bonus',
  'cauldron',
  'temple',
  'grove',
  'groveRow',
  'bear',
  'eagle',
  'spellbooks',
  'faithSalamander',
  'faithBear',
  'faithEagle',
  'scrolls',
] as const;
/** Rudolph scores for his labour as well, and nobody else does. */
export type Source = (typeof SOURCES)[number] | 'labour';

/** The players' dye plants, by seat. */
export const DYES = ['madder', 'woad', 'weld', 'walnut'] as const;
export type Dye = (typeof DYES)[number];
