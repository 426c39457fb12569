/**
 * The payment solver: every sensible way to get together what something costs with free actions.
 *
 * A way is left out when another one can be followed up, by free actions, to come out at least as well: with the
 * same apprentices active or more, as many crystals or more, and no card used that the first did without. So nobody
 * flips for a crystal that is not needed (it can be done afterwards), and of two ways that come to the same one is
 * kept. Apprentices on the same tile are interchangeable here.
 */
import type { Way } from './carry-out.ts';
import { drafts, type Price } from './drafts.ts';
import { type Means, meansOf, worth } from './means.ts';
import { crystalsWhenFlipped } from '../pass.ts';
import type { G, Seat } from '../state.ts';

/** All sensible ways to pay, the cheapest first. */
export function waysToPay(G: G, seat: Seat, price: Price): Way[] {
  const means = meansOf(G, seat);
  const ends = new Map<string, End>();
  for (const [{ active, crystals, cards }, way] of drafts(means, price)) {
    const key = `${active.join()} ${crystals} ${cards.join()}`;
    if (!ends.has(key)) ends.set(key, { active, crystals, way });
  }
  const all = [...ends.values()];
  return all
    .filter((end) => !all.some((other) => other !== end && isBetter(means, other, end)))
    .map(({ way }) => way)
    .toSorted((a, b) => priceOf(a) - priceOf(b) || a.actions.length - b.actions.length);
}

export function canBePaid(G: G, seat: Seat, price: Price): boolean {
  return !drafts(meansOf(G, seat), price).next().done;
}

/** How a way comes out. */
interface End {
  readonly active: readonly number[];
  readonly crystals: number;
  readonly way: Way;
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
  const affordable = crystals > 0 || means.crews.some((crew, i) => crew.worth === means.best && active[i]);
  return affordable ? Math.max(1, means.best - 1) : 1;
}

/** Crystals, and what the flipped apprentices would still have brought. */
function priceOf(way: Way): number {
  return way.flipped.reduce((sum, place) => sum + crystalsWhenFlipped(place), way.crystals);
}
