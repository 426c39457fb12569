/** Paying fast: one good way to come to a price, where the rules' own solver finds every sensible one. */
import { type FieldId, FIELDS, field as fieldOf } from '../content/fields.ts';
import type { Cost } from '../content/effects.ts';
import { BASICS, type Basic, type Resource, RESOURCES, SPOTS } from '../content/terms.ts';
import type { Action } from '../rules/actions.ts';
import { convertersOf } from '../rules/free.ts';
import { type ConverterId, type G, type Place, playerAt, type Seat } from '../rules/state.ts';

/** What an active apprentice on a field can do for a payment. */
interface Trade {
  readonly makes: Resource | null;
  /** Crystals besides, or alone. */
  readonly crystals: number;
  readonly takes: Resource | null;
  readonly takesCrystals: number;
  /** What flipping somebody here gives away, in crystals: set by hand. */
  readonly loss: number;
}

const TRADES = Object.fromEntries(
  Object.keys(FIELDS).map((id) => {
    const { kind, work } = fieldOf(id as FieldId);
    const billhook = kind === 'billhook';
    const gains = billhook ? work.gain : [];
    const makes = gains.flatMap((gain) => (gain.kind === 'resource' ? [gain.resource] : []))[0] ?? null;
    const crystals = gains.reduce((sum, gain) => (gain.kind === 'crystals' ? sum + gain.n : sum), 0);
    const takes = billhook ? (BASICS.find((basic) => work.cost[basic]) ?? null) : null;
    const loss = !billhook ? 4 : makes ? 2.5 + crystals : crystals || 2;
    const trade: Trade = { makes, crystals, takes, takesCrystals: billhook ? (work.cost.crystals ?? 0) : 0, loss };
    return [id, trade];
  }),
) as Record<FieldId, Trade>;

interface Worker extends Place {
  used: boolean;
  readonly trade: Trade;
}

/** What a player can pay with. */
export interface Purse {
  readonly workers: readonly Worker[];
  readonly crystals: number;
  readonly hand: Readonly<Record<Resource, number>>;
  readonly converters: readonly (readonly [ConverterId, { crystals: number; into: readonly Resource[] }])[];
}

export function purseOf(G: G, seat: Seat): Purse {
  const { druid, crystals } = playerAt(G, seat);
  const workers: Worker[] = [];
  for (const { field, spots } of G.tiles) {
    for (const spot of SPOTS) {
      const apprentice = spots[spot];
      if (apprentice !== null && apprentice.seat === seat && apprentice.face === druid) {
        workers.push({ field, spot, used: false, trade: TRADES[field] });
      }
    }
  }
  workers.sort((a, b) => a.trade.loss - b.trade.loss);
  return { workers, crystals, hand: G.resources, converters: convertersOf(G, seat) };
}

/** A way to pay: free actions that lead to it, and who is then flipped. */
export interface Payment {
  readonly actions: Action[];
  readonly worker: Worker | null;
  readonly basic: Basic | null;
}

/** What the search has used so far. */
interface Draft {
  crystals: number;
  loss: number;
  worker: Worker | null;
  readonly used: Worker[];
  readonly converted: [ConverterId, Resource][];
  best: {
    loss: number;
    used: Worker[];
    converted: [ConverterId, Resource][];
    flips: Worker[];
    worker: Worker | null;
  } | null;
}

/** The cheapest way by the losses above; null if there is none. `flip` as in the rules' solver. */
export function payFor(purse: Purse, cost: Cost, flip: FieldId | 'anyone' | null): Payment | null {
  if (!cost.basic) return cheapest(purse, cost, null, flip)?.payment ?? null;
  let best: Found | null = null;
  for (const basic of BASICS) {
    const found = cheapest(purse, cost, basic, flip);
    if (found && (!best || found.loss < best.loss)) best = found;
  }
  return best?.payment ?? null;
}

interface Found {
  loss: number;
  payment: Payment;
}

function cheapest(purse: Purse, cost: Cost, basic: Basic | null, flip: FieldId | 'anyone' | null): Found | null {
  const needs: Resource[] = [];
  for (const resource of RESOURCES) {
    const n = (cost[resource] ?? 0) + (resource === basic ? 1 : 0) - purse.hand[resource];
    for (let i = 0; i < n; i++) needs.push(resource);
  }
  const draft: Draft = {
    crystals: purse.crystals - (cost.crystals ?? 0),
    loss: 0,
    worker: null,
    used: [],
    converted: [],
    best: null,
  };
  if (flip !== null && flip !== 'anyone') {
    draft.worker = purse.workers.find(({ field }) => field === flip) ?? null;
    if (!draft.worker) return null;
    draft.worker.used = true;
  }
  meet(purse, draft, needs, flip === 'anyone');
  if (draft.worker) draft.worker.used = false;
  const { best } = draft;
  return best && { loss: best.loss, payment: carryOut(best, basic) };
}

/** Finds a source for the next need, in every way. */
function meet(purse: Purse, draft: Draft, needs: readonly Resource[], anyone: boolean): void {
  if (draft.best && draft.loss >= draft.best.loss) return;
  const need = needs[0];
  if (!need) {
    settle(purse, draft, anyone);
    return;
  }
  const rest = needs.slice(1);
  let tried: FieldId | null = null;
  for (const worker of purse.workers) {
    const { trade } = worker;
    if (worker.used || trade.makes !== need || worker.field === tried) continue;
    tried = worker.field;
    worker.used = true;
    draft.used.push(worker);
    const balance = trade.crystals - trade.takesCrystals;
    draft.crystals += balance;
    // what comes besides is no loss: only what this apprentice could have made is
    draft.loss += trade.loss - balance;
    meet(purse, draft, trade.takes ? [trade.takes, ...rest] : rest, anyone);
    draft.loss -= trade.loss - balance;
    draft.crystals -= balance;
    draft.used.pop();
    worker.used = false;
  }
  for (const [id, { crystals, into }] of purse.converters) {
    if (!into.includes(need)) continue;
    draft.converted.push([id, need]);
    draft.crystals -= crystals;
    draft.loss += crystals;
    meet(purse, draft, rest, anyone);
    draft.loss -= crystals;
    draft.crystals += crystals;
    draft.converted.pop();
  }
}

/** Crystals that are missing come from those whose work is worth least; then who is flipped for the temple. */
function settle(purse: Purse, draft: Draft, anyone: boolean): void {
  let { crystals, loss, worker } = draft;
  const flips: Worker[] = [];
  // whoever makes nothing but crystals brings what is lost
  for (const pass of [true, false]) {
    for (const candidate of purse.workers) {
      if (crystals >= 0) break;
      const { used, trade } = candidate;
      const pure = trade.makes === null && trade.crystals > 0;
      if (used || pure !== pass) continue;
      flips.push(candidate);
      const brings = pure ? trade.crystals : 1;
      crystals += brings;
      loss += trade.loss - brings;
    }
  }
  if (crystals < 0) return;
  if (anyone) {
    worker = purse.workers.find((candidate) => !candidate.used && !flips.includes(candidate)) ?? null;
    if (!worker) return;
    loss += worker.trade.loss;
  }
  if (draft.best && loss >= draft.best.loss) return;
  draft.best = { loss, used: [...draft.used], converted: [...draft.converted], flips, worker };
}

const refines = ({ trade }: Worker): boolean => trade.takes !== null || trade.takesCrystals > 0;

/** Crystals first, then basic resources, then what is made from them. */
function carryOut({ used, converted, flips, worker }: NonNullable<Draft['best']>, basic: Basic | null): Payment {
  const actions: Action[] = [];
  for (const { field, spot, trade } of flips) {
    actions.push(trade.makes === null && trade.crystals > 0 ? ['work', field, spot] : ['flip', field, spot]);
  }
  for (const one of used) if (!refines(one)) actions.push(['work', one.field, one.spot]);
  for (const [id, resource] of converted) actions.push(['convert', id, resource]);
  for (const one of used) if (refines(one)) actions.push(['work', one.field, one.spot]);
  return { actions, worker, basic };
}
