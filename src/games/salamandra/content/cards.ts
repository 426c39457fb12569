import {
  anyGrove,
  type BeastEffect,
  card,
  change,
  type Cost,
  crystals,
  type Gain,
  points,
  reactivate,
  scrolls,
  when,
} from './effects.ts';
import { BASICS, type Beast, type Half } from './terms.ts';

export interface BeastCard {
  readonly faith: number;
  readonly effect: BeastEffect;
}

const beast = (faith: number, effect: BeastEffect): BeastCard => ({ faith, effect });

export const BEARS = {
  B1: beast(1, when('harvest', points(1))),
  B2: beast(1, when('placeOnCauldron', crystals(1))),
  B3: beast(1, when('build', crystals(1))),
  B4: beast(1, when('scroll', points(1))),
  B5: beast(2, when('placeOnSpellbook', crystals(2))),
  B6: beast(2, change(6, 'duskPotion')),
  B7: beast(2, when('build', points(2))),
  B8: beast(2, change(6, 'greenPotion')),
  B9: beast(3, when('placeOn:purple', points(1))),
  B10: beast(3, when('placeOn:white', points(1))),
  B11: beast(3, when('placeOn:orange', points(1))),
  B12: beast(3, when('placeOn:green', points(1))),
} as const satisfies Record<string, BeastCard>;

export const EAGLES = {
  E1: beast(1, when('takeBeastCard', points(2))),
  E2: beast(1, change(5, 'greenPotion')),
  E3: beast(1, when('takeBeastCard', crystals(1))),
  E4: beast(1, change(5, 'duskPotion')),
  E5: beast(2, when('harvest', points(1))),
  E6: beast(2, when('takeBeastCard', points(1))),
  E7: beast(2, when('takeSalamanderCard', points(2))),
  E8: beast(2, when('takeSalamanderCard', crystals(1))),
  E9: beast(3, change(3, ...BASICS)),
  E10: beast(3, when('placeOnSpellbook', points(2))),
  E11: beast(3, when('takeSalamanderCard', points(1))),
  E12: beast(3, when('placeOnCauldron', points(1))),
} as const satisfies Record<string, BeastCard>;

export const BEAST_CARDS = { ...BEARS, ...EAGLES } as const;
export type BearId = keyof typeof BEARS;
export type EagleId = keyof typeof EAGLES;
export type BeastCardId = BearId | EagleId;
export const isBeastCard = (id: string): id is BeastCardId => Object.hasOwn(BEAST_CARDS, id);
export const BEAR_IDS = Object.keys(BEARS) as BearId[];
export const EAGLE_IDS = Object.keys(EAGLES) as EagleId[];

export interface SalamanderCard {
  readonly faith: number;
  readonly gain: readonly Gain[];
}

const salamander = (faith: number, ...gain: readonly Gain[]): SalamanderCard => ({ faith, gain });

export const BLACK_SALAMANDERS = {
  'black-1': salamander(1, scrolls(2), crystals(3)),
  'black-2': salamander(1, scrolls(2), points(4)),
  'black-3': salamander(1, scrolls(1), crystals(5)),
  'black-4': salamander(2, scrolls(2), points(2)),
  'black-5': salamander(2, scrolls(1), points(2, 'white')),
  'black-6': salamander(2, scrolls(1), points(2, 'purple')),
  'black-7': salamander(3, scrolls(1), points(2, 'beastCard')),
  'black-8': salamander(3, scrolls(2)),
} as const satisfies Record<string, SalamanderCard>;

export const YELLOW_SALAMANDERS = {
  'yellow-1': salamander(1, points(13)),
  'yellow-2': salamander(1, card('bear'), points(2, 'green')),
  'yellow-3': salamander(2, points(11)),
  'yellow-4': salamander(2, reactivate, points(7)),
  'yellow-5': salamander(2, reactivate, points(2, 'orange')),
  'yellow-6': salamander(2, anyGrove, points(8)),
  'yellow-7': salamander(3, anyGrove, points(5)),
  'yellow-8': salamander(3, card('eagle'), points(6)),
} as const satisfies Record<string, SalamanderCard>;

export const SALAMANDERS = { ...BLACK_SALAMANDERS, ...YELLOW_SALAMANDERS } as const;
export type SalamanderId = keyof typeof SALAMANDERS;
export const BLACK_IDS = Object.keys(BLACK_SALAMANDERS) as SalamanderId[];
export const YELLOW_IDS = Object.keys(YELLOW_SALAMANDERS) as SalamanderId[];

/** The temple's halves: what activating one costs besides flipping an apprentice, and what it gives once its deck is empty. */
export const TEMPLE: Record<Half, { readonly cost: Cost; readonly emptyGain: readonly Gain[] }> = {
  black: { cost: { duskPotion: 1, crystals: 1 }, emptyGain: [scrolls(1), points(4)] },
  yellow: { cost: { greenPotion: 1, crystals: 2 }, emptyGain: [points(10)] },
};

/** What everyone may do at any time of their turn, card or no card. */
export const EXCHANGE = { crystals: 4, into: BASICS } as const;

/** Points for the most and the second most faith. */
export const MAJORITIES: Record<Beast | 'salamander', readonly [first: number, second: number]> = {
  salamander: [12, 6],
  bear: [8, 4],
  eagle: [6, 3],
};
