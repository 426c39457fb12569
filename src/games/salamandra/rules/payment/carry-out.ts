/** From a choice of what to use to the free actions that do it, in an order in which each can be paid when it comes. */
import type { BeastCardId } from '../../content/cards.ts';
import { type FieldId, field as fieldOf } from '../../content/fields.ts';
import type { Basic, Resource, Spot } from '../../content/terms.ts';
import type { Action } from '../actions.ts';
import { type Crew, type Means, worth } from './means.ts';
import type { ConverterId, Place } from '../state.ts';

export interface Way {
  /** Free actions after which the price is in hand. */
  readonly actions: readonly Action[];
  /** Whom the action itself then flips. */
  readonly worker: Place | null;
  /** What is given for "any basic resource". */
  readonly basic: Basic | null;
  /** Crystals in stock that are gone when all is paid; below zero where the work brought more than it cost. */
  readonly crystals: number;
  /** The apprentices that were active and are no more. */
  readonly flipped: readonly Place[];
  readonly cards: readonly BeastCardId[];
}

/** One thing to do for a payment. */
export type Use =
  | { kind: 'crystals' | 'basic' | 'upgrade' | 'worker'; crew: number }
  | { kind: 'convertBasic' | 'convertPotion'; by: ConverterId; resource: Resource };

/** A payment in the making: what is used so far, and who would still be active. */
export interface Draft {
  active: number[];
  /** In hand now; below zero while the crystals are still to be found. */
  crystals: number;
  hand: Record<Resource, number>;
  uses: Use[];
  cards: BeastCardId[];
  basic: Basic | null;
}

/** What has to come before what. */
const ORDER: readonly Use['kind'][] = ['crystals', 'basic', 'convertBasic', 'convertPotion', 'upgrade', 'worker'];

/** Puts a draft into an order in which every step can be paid when it comes; null if there is none. */
export function carryOut(means: Means, draft: Draft): Way | null {
  const active = means.crews.map((crew) => [...crew.active]);
  const resting = means.crews.map((crew) => [...crew.resting]);
  const actions: Action[] = [];
  let worker: Place | null = null;
  let crystals = means.crystals;

  const take = (crew: number): Place => {
    const { field } = means.crews[crew] as Crew;
    if (active[crew]?.length === 0) {
      const reactivator = take(means.reactivator);
      const spot = resting[crew]?.shift() as Spot;
      actions.push(['work', reactivator.field, reactivator.spot], ['reactivate', field, spot]);
      crystals--;
      active[crew].push(spot);
    }
    const spot = active[crew]?.shift() as Spot;
    resting[crew]?.push(spot);
    return { field, spot };
  };

  for (const use of inOrder(means, draft.uses)) {
    if ('by' in use) {
      actions.push(['convert', use.by, use.resource]);
      crystals -= means.converters.find(([id]) => id === use.by)?.[1].crystals ?? 0;
    } else {
      const place = take(use.crew);
      if (crystals < 0) return null;
      if (use.kind === 'worker') {
        worker = place;
      } else {
        const flips = use.kind === 'crystals' && worth(means, use.crew) === 1;
        actions.push(flips ? ['flip', place.field, place.spot] : ['work', place.field, place.spot]);
        crystals += flips ? 1 : crystalBalance(place.field);
      }
    }
    if (crystals < 0) return null;
  }
  const flipped = means.crews.flatMap(({ field, active: before }, crew) =>
    before.filter((spot) => !active[crew]?.includes(spot)).map((spot) => ({ field, spot })),
  );
  return {
    actions,
    worker,
    basic: draft.basic,
    crystals: means.crystals - draft.crystals,
    flipped,
    cards: draft.cards,
  };
}

/** What needs no reactivation first, so that there are crystals to pay for it. */
function inOrder(means: Means, uses: readonly Use[]): Use[] {
  const left = means.crews.map((crew) => crew.active.length);
  const sorted = uses.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const early: Use[] = [];
  const late: Use[] = [];
  for (const use of sorted) {
    const makes = use.kind === 'crystals' || use.kind === 'basic';
    if (makes && left[use.crew]!-- > 0) early.push(use);
    else late.push(use);
  }
  return [...early, ...late];
}

/** Crystals that working here brings, less those it takes. */
function crystalBalance(field: FieldId): number {
  const { cost, gain } = fieldOf(field).work;
  return gain.reduce((sum, item) => (item.kind === 'crystals' ? sum + item.n : sum), -(cost.crystals ?? 0));
}
