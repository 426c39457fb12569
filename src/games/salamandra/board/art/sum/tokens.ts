import { type BeastEffect, type Cost, type Count, type Gain, type Trigger } from '../../../content/effects.ts';
import { BASICS, type Beast, type Resource, RESOURCES } from '../../../content/terms.ts';
import type { ArtName } from '../names.ts';

/** A sum as it is read: number before thing, slash for "for each", chevron for "becomes". */
export type Token =
  | { readonly kind: 'icon'; readonly name: ArtName }
  | { readonly kind: 'number'; readonly n: number }
  | { readonly kind: 'points'; readonly n: number }
  | { readonly kind: 'slash' | 'chevron' | 'plus' };

export const SLASH: Token = { kind: 'slash' };
export const CHEVRON: Token = { kind: 'chevron' };
export const PLUS: Token = { kind: 'plus' };

const icon = (name: ArtName): Token => ({ kind: 'icon', name });

/** One thing needs no number. */
const amount = (n: number, name: ArtName): readonly Token[] =>
  n === 1 ? [icon(name)] : [{ kind: 'number', n }, icon(name)];

const RESOURCE: Record<Resource | 'basic', ArtName> = {
  basic: 'any',
  leaf: 'leaf',
  flower: 'flower',
  fruit: 'fruit',
  greenPotion: 'potion-green',
  duskPotion: 'potion-dusk',
};

const CARD: Record<Beast, ArtName> = { bear: 'c-bear', eagle: 'c-eagle' };

const BEAST_CARD = [icon('c-bear'), icon('c-eagle')];

const COUNT: Record<Count, readonly Token[]> = {
  orange: [icon('f-orange')],
  green: [icon('f-green')],
  white: [icon('f-white')],
  purple: [icon('f-purple')],
  cauldron: [icon('f-cauldron')],
  beastCard: BEAST_CARD,
  salamanderCard: [icon('c-sal')],
  grove: [icon('grove')],
  spellbook: [icon('spellbook')],
};

const TRIGGER: Record<Trigger, readonly Token[]> = {
  harvest: [icon('grove')],
  build: [icon('build')],
  scroll: [icon('scroll')],
  takeBeastCard: BEAST_CARD,
  takeSalamanderCard: [icon('c-sal')],
  placeOnCauldron: [icon('place'), icon('f-cauldron')],
  placeOnSpellbook: [icon('place'), icon('spellbook')],
  'placeOn:orange': [icon('place'), icon('f-orange')],
  'placeOn:green': [icon('place'), icon('f-green')],
  'placeOn:white': [icon('place'), icon('f-white')],
  'placeOn:purple': [icon('place'), icon('f-purple')],
};

function gainTokens(gain: Gain): readonly Token[] {
  switch (gain.kind) {
    case 'points':
      return [{ kind: 'points', n: gain.n }, ...perTokens(gain.per)];
    case 'crystals':
      return amount(gain.n, 'crystal');
    case 'scrolls':
      return amount(gain.n, 'scroll');
    case 'resource':
      return [icon(RESOURCE[gain.resource])];
    case 'card':
      return [icon(CARD[gain.beast])];
    case 'reactivate':
      return [icon('eye')];
    case 'grove':
      return [icon('grove')];
  }
}

/** "For each": a slash and what is counted. */
export const perTokens = (per: Count | null): readonly Token[] => (per === null ? [] : [SLASH, ...COUNT[per]]);

export const gainsTokens = (gains: readonly Gain[]): readonly Token[] => gains.flatMap(gainTokens);

const ITEMS = ['basic', ...RESOURCES] as const;

/** The crystals of a cost, and the rest of it, in the order in which both are written everywhere. */
export const crystalTokens = (cost: Cost): readonly Token[] =>
  cost.crystals ? amount(cost.crystals, 'crystal') : [];
export const resourceTokens = (cost: Cost): readonly (readonly Token[])[] =>
  ITEMS.flatMap((item) => (cost[item] ? [amount(cost[item], RESOURCE[item])] : []));

/** The rest of a cost once more, thing by thing. */
export const thingTokens = (cost: Cost): readonly Token[] =>
  ITEMS.flatMap((item) => Array.from({ length: cost[item] ?? 0 }, () => icon(RESOURCE[item])));

export const costTokens = (cost: Cost): readonly Token[] => [...crystalTokens(cost), ...resourceTokens(cost).flat()];

export const exchangeTokens = (cost: Cost, gains: readonly Gain[]): readonly Token[] => {
  const paid = costTokens(cost);
  return paid.length === 0 ? gainsTokens(gains) : [...paid, CHEVRON, ...gainsTokens(gains)];
};

const isAnyBasic = (into: readonly Resource[]): boolean => BASICS.every((basic) => into.includes(basic));

export function effectTokens(effect: BeastEffect): readonly Token[] {
  if ('on' in effect) return [...TRIGGER[effect.on], CHEVRON, ...gainTokens(effect.gain)];
  const into = isAnyBasic(effect.into) ? [icon('any')] : effect.into.map((resource) => icon(RESOURCE[resource]));
  return [...amount(effect.crystals, 'crystal'), CHEVRON, ...into];
}

/** What a half of the temple asks for: an apprentice to be flipped, and its price. */
export const offeringTokens = (cost: Cost): readonly Token[] => [
  icon('flip'),
  ...resourceTokens(cost).flatMap((part) => [PLUS, ...part]),
  PLUS,
  ...crystalTokens(cost),
];
