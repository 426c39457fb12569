/** Paying with what is in hand: crystals, and the resources made this turn. */
import type { Cost } from '../content/effects.ts';
import { BASICS, type Basic, RESOURCES } from '../content/terms.ts';
import { type G, playerAt, type Seat } from './state.ts';

/** `basic` names what is given for "any basic resource"; without it, having one is enough. */
export function canPay(G: G, seat: Seat, cost: Cost, basic?: Basic): boolean {
  if (playerAt(G, seat).crystals < (cost.crystals ?? 0)) return false;
  if (cost.basic && !(basic ? G.resources[basic] : BASICS.some((item) => G.resources[item]))) return false;
  for (const resource of RESOURCES) if (G.resources[resource] < (cost[resource] ?? 0)) return false;
  return true;
}

export function pay(G: G, seat: Seat, cost: Cost, basic?: Basic): void {
  playerAt(G, seat).crystals -= cost.crystals ?? 0;
  for (const resource of RESOURCES) G.resources[resource] -= cost[resource] ?? 0;
  if (basic) G.resources[basic] -= cost.basic ?? 0;
}
