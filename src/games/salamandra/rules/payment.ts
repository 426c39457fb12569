/**
 * The payment solver: every sensible way to get together what something costs with free actions.
 *
 * A way is left out when another one can be followed up, by free actions, to come out at least as well: with the
 * same apprentices active or more, as many crystals or more, and no card used that the first did without. So nobody
 * flips for a crystal that is not needed (it can be done afterwards), and of two ways that come to the same one is
 * kept. Apprentices on the same tile are interchangeable here.
 */
import type { BeastCardId } from '../content/cards.ts';
import type { Cost } from '../content/effects.ts';
import { type FieldId, field as fieldOf } from '../content/fields.ts';
import { type Basic, BASICS, type Resource, RESOURCES, type Spot, SPOTS } from '../content/terms.ts';
import type { Action } from './actions.ts';
import { convertersOf, isActive } from './free.ts';
import { crystalsWhenFlipped } from './pass.ts';
import { type ConverterId, type G, type Place, playerAt, type Seat } from './state.ts';

export interface Price {
  readonly cost: Cost;
  /** Who has to be flipped besides: an apprentice on this cauldron, anyone for the temple, nobody for building. */
  readonly flip: FieldId | 'anyone' | null;
}

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

/** The player's apprentices on one tile. */
interface Crew {
  readonly field: FieldId;
  readonly active: readonly Spot[];
  readonly resting: readonly Spot[];
  /** Crystals for flipping one, by working where that gives more. */
  readonly worth: number;
}

/** One thing to do for a payment. The kinds are listed in the order in which they can be done. */
type Use =
  | { kind: 'crystals' | 'basic' | 'upgrade' | 'worker'; crew: number }
  | { kind: 'convertBasic' | 'convertPotion'; by: ConverterId; resource: Resource };
const ORDER: readonly Use['kind'][] = ['crystals', 'basic', 'convertBasic', 'convertPotion', 'upgrade', 'worker'];

/** A payment in the making: what is used so far, and who would still be active. */
interface Draft {
  active: number[];
  /** In hand now; below zero while the crystals are still to be found. */
  crystals: number;
  hand: Record<Resource, number>;
  uses: Use[];
  cards: BeastCardId[];
  basic: Basic | null;
}

/** The billhook that reactivates: it lets another apprentice be used once more. */
const REACTIVATOR: FieldId = 'F09';

/** All sensible ways to pay, the cheapest first. */
export function waysToPay(G: G, seat: Seat, price: Price): Way[] {
  const solver = new Solver(G, seat);
  const ends = new Map<string, End>();
  for (const draft of solver.drafts(price)) {
    const key = `${draft.active.join()} ${draft.crystals} ${draft.cards.join()}`;
    if (ends.has(key)) continue;
    const way = solver.carryOut(draft);
    if (way) ends.set(key, { active: draft.active, crystals: draft.crystals, way });
  }
  const all = [...ends.values()];
  return all
    .filter((end) => !all.some((other) => other !== end && solver.isBetter(other, end)))
    .map(({ way }) => way)
    .toSorted((a, b) => solver.price(a) - solver.price(b) || a.actions.length - b.actions.length);
}

export const canBePaid = (G: G, seat: Seat, price: Price): boolean => {
  const solver = new Solver(G, seat);
  for (const draft of solver.drafts(price)) if (solver.carryOut(draft)) return true;
  return false;
};

/** How a way comes out. */
interface End {
  readonly active: readonly number[];
  readonly crystals: number;
  readonly way: Way;
}

class Solver {
  private readonly crews: readonly Crew[];
  private readonly reactivator: number;
  private readonly stock: number;

  constructor(
    private readonly G: G,
    private readonly seat: Seat,
  ) {
    this.crews = crewsOf(G, seat);
    this.reactivator = this.crews.findIndex(({ field }) => field === REACTIVATOR);
    this.stock = playerAt(G, seat).crystals;
  }

  /** Every choice of workers and conversions that adds up; whether it can be done in some order is still open. */
  *drafts({ cost, flip }: Price): Generator<Draft> {
    const draft: Draft = {
      active: this.crews.map((crew) => crew.active.length),
      crystals: this.stock - (cost.crystals ?? 0),
      hand: { ...this.G.resources },
      uses: [],
      cards: [],
      basic: null,
    };
    const needs = RESOURCES.flatMap((resource) => Array<Resource>(cost[resource] ?? 0).fill(resource));
    for (const worked of this.withWorker(draft, flip)) {
      if (!cost.basic) {
        yield* this.withResources(worked, needs);
        continue;
      }
      const held = BASICS.filter((basic) => worked.hand[basic] > 0);
      for (const basic of held.length > 0 ? held.slice(0, 1) : BASICS) {
        yield* this.withResources({ ...worked, basic }, [basic, ...needs]);
      }
    }
  }

  private *withWorker(draft: Draft, flip: Price['flip']): Generator<Draft> {
    if (flip === null) {
      yield draft;
      return;
    }
    for (const [crew, { field }] of this.crews.entries()) {
      if (flip !== 'anyone' && flip !== field) continue;
      const worked = this.using(draft, { kind: 'worker', crew });
      if (worked) yield worked;
    }
  }

  private *withResources(draft: Draft, needs: readonly Resource[]): Generator<Draft> {
    const [resource, ...rest] = needs;
    if (!resource) {
      yield* this.withCrystals(draft, 0);
      return;
    }
    if (draft.hand[resource] > 0) {
      yield* this.withResources({ ...draft, hand: { ...draft.hand, [resource]: draft.hand[resource] - 1 } }, rest);
      return;
    }
    for (const [crew, { field }] of this.crews.entries()) {
      const { kind, work } = fieldOf(field);
      if (kind !== 'billhook' || !work.gain.some((gain) => gain.kind === 'resource' && gain.resource === resource)) {
        continue;
      }
      const inputs = BASICS.filter((basic) => work.cost[basic]);
      const worked = this.using(draft, { kind: isBasic(resource) ? 'basic' : 'upgrade', crew });
      if (!worked) continue;
      for (const gain of work.gain) if (gain.kind === 'crystals') worked.crystals += gain.n;
      worked.crystals -= work.cost.crystals ?? 0;
      yield* this.withResources(worked, [...inputs, ...rest]);
    }
    for (const [by, { crystals, into }] of convertersOf(this.G, this.seat)) {
      if (!into.includes(resource)) continue;
      const use: Use = { kind: isBasic(resource) ? 'convertBasic' : 'convertPotion', by, resource };
      const cards = by === 'exchange' || draft.cards.includes(by) ? draft.cards : [...draft.cards, by].toSorted();
      yield* this.withResources(
        { ...draft, crystals: draft.crystals - crystals, uses: [...draft.uses, use], cards },
        rest,
      );
    }
  }

  /** Flips apprentices, tile by tile from the given one on, until no crystal is missing. */
  private *withCrystals(draft: Draft, from: number): Generator<Draft> {
    if (draft.crystals >= 0) yield draft;
    // with none left nobody could be reactivated afterwards: it is now or never that a crystal billhook works again
    if (draft.crystals > 0 || (draft.crystals === 0 && !draft.active[this.reactivator])) return;
    for (let crew = from; crew < this.crews.length; crew++) {
      const worked = this.using(draft, { kind: 'crystals', crew });
      if (!worked) continue;
      worked.crystals += this.worth(crew);
      yield* this.withCrystals(worked, crew);
    }
  }

  /** Somebody of a crew is used: who is active, or else who can be reactivated for it. */
  private using(draft: Draft, use: Use & { crew: number }): Draft | null {
    const active = [...draft.active];
    let { crystals } = draft;
    if (active[use.crew]) active[use.crew]!--;
    else if (use.crew !== this.reactivator && active[this.reactivator]) {
      active[this.reactivator]!--;
      crystals--;
    } else return null;
    return { ...draft, active, crystals, uses: [...draft.uses, use] };
  }

  private worth(crew: number): number {
    return this.crews[crew]?.worth ?? 0;
  }

  /** Puts a draft into an order in which every step can be paid when it comes; null if there is none. */
  carryOut(draft: Draft): Way | null {
    const active = this.crews.map((crew) => [...crew.active]);
    const resting = this.crews.map((crew) => [...crew.resting]);
    const actions: Action[] = [];
    let worker: Place | null = null;
    let crystals = this.stock;

    const take = (crew: number): Place => {
      const { field } = this.crews[crew] as Crew;
      if (active[crew]?.length === 0) {
        const reactivator = take(this.reactivator);
        const spot = resting[crew]?.shift() as Spot;
        actions.push(['work', reactivator.field, reactivator.spot], ['reactivate', field, spot]);
        crystals--;
        active[crew].push(spot);
      }
      const spot = active[crew]?.shift() as Spot;
      resting[crew]?.push(spot);
      return { field, spot };
    };

    for (const use of this.inOrder(draft.uses)) {
      if ('by' in use) {
        actions.push(['convert', use.by, use.resource]);
        crystals -= convertersOf(this.G, this.seat).find(([id]) => id === use.by)?.[1].crystals ?? 0;
      } else {
        const place = take(use.crew);
        if (crystals < 0) return null;
        if (use.kind === 'worker') {
          worker = place;
        } else {
          const flips = use.kind === 'crystals' && this.worth(use.crew) === 1;
          actions.push(flips ? ['flip', place.field, place.spot] : ['work', place.field, place.spot]);
          crystals += flips ? 1 : crystalBalance(place.field);
        }
      }
      if (crystals < 0) return null;
    }
    const flipped = this.crews.flatMap(({ field, active: before }, crew) =>
      before.filter((spot) => !active[crew]?.includes(spot)).map((spot) => ({ field, spot })),
    );
    return {
      actions,
      worker,
      basic: draft.basic,
      crystals: this.stock - draft.crystals,
      flipped,
      cards: draft.cards,
    };
  }

  /** What needs no reactivation first, so that there are crystals to pay for it. */
  private inOrder(uses: readonly Use[]): Use[] {
    const left = this.crews.map((crew) => crew.active.length);
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
  private isAsGood(one: End, other: End): boolean {
    if (!one.way.cards.every((card) => other.way.cards.includes(card))) return false;
    const surplus = one.active.map((n, crew) => n - (other.active[crew] ?? 0));
    const spare = surplus[this.reactivator] ?? 0;
    let crystals = one.crystals;
    let missing = 0;
    for (const [crew, n] of surplus.entries()) {
      if (crew === this.reactivator) continue;
      if (n > 0) crystals += n * this.worth(crew);
      else missing -= n;
    }
    if (spare < missing) return false;
    crystals -= missing;
    if (crystals < 0) return false;
    for (let i = missing; i < spare; i++) crystals += this.reactivatorWorth(crystals, one.active);
    return crystals >= other.crystals;
  }

  /** Of two that are as good as each other one must stay: the shorter, or the one that spares the earlier tiles. */
  isBetter(one: End, other: End): boolean {
    if (!this.isAsGood(one, other)) return false;
    if (!this.isAsGood(other, one)) return true;
    const difference = one.way.actions.length - other.way.actions.length;
    return difference < 0 || (difference === 0 && one.active.join() > other.active.join());
  }

  /** A reactivator can be flipped for a crystal, or let a crystal billhook work once more; that takes a crystal first. */
  private reactivatorWorth(crystals: number, active: readonly number[]): number {
    const best = Math.max(1, ...this.crews.map((crew) => crew.worth));
    const affordable = crystals > 0 || this.crews.some((crew, i) => crew.worth === best && active[i]);
    return affordable ? Math.max(1, best - 1) : 1;
  }

  /** Crystals, and what the flipped apprentices would still have brought. */
  price(way: Way): number {
    return way.flipped.reduce((sum, place) => sum + crystalsWhenFlipped(place), way.crystals);
  }
}

const isBasic = (resource: Resource): resource is Basic => (BASICS as readonly Resource[]).includes(resource);

/** Crystals that working here brings, less those it takes. */
function crystalBalance(field: FieldId): number {
  const { cost, gain } = fieldOf(field).work;
  return gain.reduce((sum, item) => (item.kind === 'crystals' ? sum + item.n : sum), -(cost.crystals ?? 0));
}

function crewsOf(G: G, seat: Seat): Crew[] {
  const crews: Crew[] = [];
  for (const { field, spots } of G.tiles) {
    const active: Spot[] = [];
    const resting: Spot[] = [];
    for (const spot of SPOTS) {
      const apprentice = spots[spot];
      if (apprentice?.seat === seat) (isActive(G, apprentice) ? active : resting).push(spot);
    }
    if (active.length + resting.length === 0) continue;
    crews.push({ field, active, resting, worth: crystalsWhenFlipped({ field, spot: 'N' }) });
  }
  return crews;
}
