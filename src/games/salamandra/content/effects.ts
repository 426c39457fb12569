import type { Beast, Colour, Resource } from './terms.ts';

/** What a "per …" counts, for one player. */
export type Count = Colour | 'cauldron' | 'beastCard' | 'salamanderCard' | 'grove' | 'spellbook';

/** What a player can get; `rules/gain.ts` is the one interpreter. */
export type Gain =
  | { readonly kind: 'points'; readonly n: number; readonly per: Count | null }
  | { readonly kind: 'crystals'; readonly n: number }
  | { readonly kind: 'scrolls'; readonly n: number }
  | { readonly kind: 'resource'; readonly resource: Resource }
  | { readonly kind: 'card'; readonly beast: Beast }
  | { readonly kind: 'reactivate' }
  | { readonly kind: 'grove' };

export const points = (n: number, per: Count | null = null): Gain => ({ kind: 'points', n, per });
export const crystals = (n: number): Gain => ({ kind: 'crystals', n });
export const scrolls = (n: number): Gain => ({ kind: 'scrolls', n });
export const make = (resource: Resource): Gain => ({ kind: 'resource', resource });
export const card = (beast: Beast): Gain => ({ kind: 'card', beast });
export const reactivate: Gain = { kind: 'reactivate' };
export const anyGrove: Gain = { kind: 'grove' };

/** What has to be paid; `basic` is any one basic resource, of the payer's choice. */
export type Cost = { readonly [item in Resource | 'crystals' | 'basic']?: number };

/** What happens to a player that a Bear or Eagle card of theirs may answer. */
export type Trigger =
  | 'harvest'
  | 'build'
  | 'scroll'
  | 'takeBeastCard'
  | 'takeSalamanderCard'
  | 'placeOnCauldron'
  | 'placeOnSpellbook'
  | `placeOn:${Colour}`;

/** A Bear or Eagle card's effect: it answers an event, or it changes crystals at any time. */
export type BeastEffect =
  { readonly on: Trigger; readonly gain: Gain } | { readonly crystals: number; readonly into: readonly Resource[] };

export const when = (on: Trigger, gain: Gain): BeastEffect => ({ on, gain });
export const change = (n: number, ...into: readonly Resource[]): BeastEffect => ({ crystals: n, into });
