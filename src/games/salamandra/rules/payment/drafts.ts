/** What the payment solver tries: who could work and what could be converted to come to a price. */
import type { Cost } from '../../content/effects.ts';
import { type FieldId, field as fieldOf } from '../../content/fields.ts';
import { type Basic, BASICS, type Resource, RESOURCES } from '../../content/terms.ts';
import { carryOut, type Draft, type Use, type Way } from './carry-out.ts';
import { type Means, worth } from './means.ts';

export interface Price {
  readonly cost: Cost;
  /** Who has to be flipped besides: an apprentice on this cauldron, anyone for the temple, nobody for building. */
  readonly flip: FieldId | 'anyone' | null;
}

/** Every choice of workers and conversions that comes to the price and can be carried out. */
export function* drafts(means: Means, { cost, flip }: Price): Generator<[Draft, Way]> {
  const draft: Draft = {
    active: means.crews.map((crew) => crew.active.length),
    crystals: means.crystals - (cost.crystals ?? 0),
    hand: { ...means.hand },
    uses: [],
    cards: [],
    basic: null,
  };
  const needs = RESOURCES.flatMap((resource) => Array<Resource>(cost[resource] ?? 0).fill(resource));
  for (const worked of withWorker(means, draft, flip)) {
    if (!cost.basic) {
      yield* withResources(means, worked, needs);
      continue;
    }
    const held = BASICS.filter((basic) => worked.hand[basic] > 0);
    for (const basic of held.length > 0 ? held.slice(0, 1) : BASICS) {
      yield* withResources(means, { ...worked, basic }, [basic, ...needs]);
    }
  }
}

function* withWorker(means: Means, draft: Draft, flip: Price['flip']): Generator<Draft> {
  if (flip === null) {
    yield draft;
    return;
  }
  for (const [crew, { field }] of means.crews.entries()) {
    if (flip !== 'anyone' && flip !== field) continue;
    const worked = using(means, draft, { kind: 'worker', crew });
    if (worked) yield worked;
  }
}

function* withResources(means: Means, draft: Draft, needs: readonly Resource[]): Generator<[Draft, Way]> {
  const [resource, ...rest] = needs;
  if (!resource) {
    yield* withCrystals(means, draft, 0);
    return;
  }
  if (draft.hand[resource] > 0) {
    yield* withResources(means, { ...draft, hand: { ...draft.hand, [resource]: draft.hand[resource] - 1 } }, rest);
    return;
  }
  for (const [crew, { field }] of means.crews.entries()) {
    const { kind, work } = fieldOf(field);
    if (kind !== 'billhook' || !work.gain.some((gain) => gain.kind === 'resource' && gain.resource === resource)) {
      continue;
    }
    const inputs = BASICS.filter((basic) => work.cost[basic]);
    const worked = using(means, draft, { kind: isBasic(resource) ? 'basic' : 'upgrade', crew });
    if (!worked) continue;
    for (const gain of work.gain) if (gain.kind === 'crystals') worked.crystals += gain.n;
    worked.crystals -= work.cost.crystals ?? 0;
    yield* withResources(means, worked, [...inputs, ...rest]);
  }
  for (const [by, { crystals, into }] of means.converters) {
    if (!into.includes(resource)) continue;
    const use: Use = { kind: isBasic(resource) ? 'convertBasic' : 'convertPotion', by, resource };
    const cards = by === 'exchange' || draft.cards.includes(by) ? draft.cards : [...draft.cards, by].toSorted();
    yield* withResources(
      means,
      { ...draft, crystals: draft.crystals - crystals, uses: [...draft.uses, use], cards },
      rest,
    );
  }
}

/** Flips apprentices, tile by tile from the given one on, until no crystal is missing. */
function* withCrystals(means: Means, draft: Draft, from: number): Generator<[Draft, Way]> {
  const way = draft.crystals < 0 ? null : carryOut(means, draft);
  if (way) yield [draft, way];
  // with none left nobody could be reactivated afterwards: it is now or never that a crystal billhook works again
  const nowOrNever = draft.crystals === 0 && draft.active[means.reactivator];
  if (way && !nowOrNever) return;
  if (draft.crystals + yetToFlip(means, draft, from) < 0) return;
  for (let crew = from; crew < means.crews.length; crew++) {
    const worked = using(means, draft, { kind: 'crystals', crew });
    if (!worked) continue;
    worked.crystals += worth(means, crew);
    yield* withCrystals(means, worked, crew);
  }
}

/** No more crystals than these can come from the given tile on. */
function yetToFlip(means: Means, { active }: Draft, from: number): number {
  let sum = (active[means.reactivator] ?? 0) * means.best;
  for (let crew = from; crew < active.length; crew++) {
    if (crew !== means.reactivator) sum += active[crew]! * worth(means, crew);
  }
  return sum;
}

/** Somebody of a crew is used: who is active, or else who can be reactivated for it. */
function using(means: Means, draft: Draft, use: Use & { crew: number }): Draft | null {
  const active = [...draft.active];
  let { crystals } = draft;
  if (active[use.crew]) active[use.crew]!--;
  else if (use.crew !== means.reactivator && active[means.reactivator]) {
    active[means.reactivator]!--;
    crystals--;
  } else return null;
  return { ...draft, active, crystals, uses: [...draft.uses, use] };
}

const isBasic = (resource: Resource): resource is Basic => (BASICS as readonly Resource[]).includes(resource);
