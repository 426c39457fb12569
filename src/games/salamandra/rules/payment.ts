/**
 * The payment solver: every sensible way to get together what something costs with free actions.
 *
 * A way is left out when another one can be followed up, by free actions, to come out at least as well: with the
 * same apprentices active or more, as many crystals or more, and no card used that the first did without. So nobody
 * flips for a crystal that is not needed (it can be done afterwards), and of two ways that come to the same one is
 * kept. Apprentices on the same tile are interchangeable here.
 */
import type { BeastCardId } from '../content/cards.ts';
import { type FieldId, field as fieldOf } from '../content/fields.ts';
import type { Basic, Spot } from '../content/terms.ts';
import type { Action } from './actions.ts';
import { type Crew, type Draft, drafts, type Means, meansOf, type Price, type Use, worth } from './drafts.ts';
import { crystalsWhenFlipped } from './pass.ts';
import type { G, Place, Seat } from './state.ts';

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

/** All sensible ways to pay, the cheapest first. */
export function waysToPay(G: G, seat: Seat, price: Price): Way[] {
  const means = meansOf(G, seat);
  const ends = new Map<string, End>();
  for (const draft of drafts(means, price)) {
    const key = `${draft.active.join()} ${draft.crystals} ${draft.cards.join()}`;
    if (ends.has(key)) continue;
    const way = carryOut(means, draft);
    if (way) ends.set(key, { active: draft.active, crystals: draft.crystals, way });
  }
  const all = [...ends.values()];
  return all
    .filter((end) => !all.some((other) => other !== end && isBetter(means, other, end)))
    .map(({ way }) => way)
    .toSorted((a, b) => priceOf(a) - priceOf(b) || a.actions.length - b.actions.length);
}

export function canBePaid(G: G, seat: Seat, price: Price): boolean {
  const means = meansOf(G, seat);
  for (const draft of drafts(means, price)) if (carryOut(means, draft)) return true;
  return false;
}

/** How a way comes out. */
interface End {
  readonly active: readonly number[];
  readonly crystals: number;
  readonly way: Way;
}

/** What has to come before what. */
const ORDER: readonly Use['kind'][] = ['crystals', 'basic', 'convertBasic', 'convertPotion', 'upgrade', 'worker'];

/** Puts a draft into an order in which every step can be paid when it comes; null if there is none. */
function carryOut(means: Means, draft: Draft): Way | null {
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

/** Can `one` be followed up by free actions so that it comes out at least as well as `other`? */
function isAsGood(means: Means, one: End, other: End): boolean {
  if (!one.way.cards.every((card) => other.way.cards.includes(card))) return false;
  const surplus = one.active.map((n, crew) => n - (other.active[crew] ?? 0));
  const spare = surplus[means.reactivator] ?? 0;
  let crystals = one.crystals;
  let missing = 0;
  for (const [crew, n] of surplus.entries()) {
    if (crew === means.reactivator) continue;
    if (n > 0) crystals += n * worth(means, crew);
    else missing -= n;
  }
  if (spare < missing) return false;
  crystals -= missing;
  if (crystals < 0) return false;
  for (let i = missing; i < spare; i++) crystals += reactivatorWorth(means, crystals, one.active);
  return crystals >= other.crystals;
}

/** Of two that are as good as each other one must stay: the shorter, or the one that spares the earlier tiles. */
function isBetter(means: Means, one: End, other: End): boolean {
  if (!isAsGood(means, one, other)) return false;
  if (!isAsGood(means, other, one)) return true;
  const difference = one.way.actions.length - other.way.actions.length;
  return difference < 0 || (difference === 0 && one.active.join() > other.active.join());
}

/** A reactivator can be flipped for a crystal, or let a crystal billhook work once more; that takes a crystal first. */
function reactivatorWorth(means: Means, crystals: number, active: readonly number[]): number {
  const best = Math.max(1, ...means.crews.map((crew) => crew.worth));
  const affordable = crystals > 0 || means.crews.some((crew, i) => crew.worth === best && active[i]);
  return affordable ? Math.max(1, best - 1) : 1;
}

/** Crystals, and what the flipped apprentices would still have brought. */
function priceOf(way: Way): number {
  return way.flipped.reduce((sum, place) => sum + crystalsWhenFlipped(place), way.crystals);
}

/** Crystals that working here brings, less those it takes. */
function crystalBalance(field: FieldId): number {
  const { cost, gain } = fieldOf(field).work;
  return gain.reduce((sum, item) => (item.kind === 'crystals' ? sum + item.n : sum), -(cost.crystals ?? 0));
}
