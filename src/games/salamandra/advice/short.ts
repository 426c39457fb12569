/** What is missing of a price that cannot be paid. */
import { EXCHANGE } from '../content/cards.ts';
import type { Cost } from '../content/effects.ts';
import type { Price } from '../rules/payment/drafts.ts';
import { canBePaid } from '../rules/payment/index.ts';
import type { G, Seat } from '../rules/state.ts';

type Item = keyof Cost;

/** The least part of the cost without which all the rest could be paid, by whatever means the seat has. */
export function shortOf(view: G, seat: Seat, { cost, flip }: Price): Cost {
  const payable = (part: Cost): boolean => canBePaid(view, seat, { cost: without(cost, part), flip });
  return partsOf(cost).find(payable) ?? cost;
}

/** About what an item is worth in crystals: a potion is a basic resource and work besides. */
const WORTH: Record<Item, number> = {
  crystals: 1,
  basic: EXCHANGE.crystals,
  leaf: EXCHANGE.crystals,
  flower: EXCHANGE.crystals,
  fruit: EXCHANGE.crystals,
  greenPotion: EXCHANGE.crystals + 2,
  duskPotion: EXCHANGE.crystals + 2,
};

const itemsOf = (cost: Cost) => Object.entries(cost) as [Item, number][];

export const worthOf = (cost: Cost): number => itemsOf(cost).reduce((sum, [item, n]) => sum + n * WORTH[item], 0);

/** All that could be missing of a cost, the least first. */
function partsOf(cost: Cost): Cost[] {
  let parts: Cost[] = [{}];
  for (const [item, most] of itemsOf(cost)) {
    const some = Array.from({ length: most }, (_, n) => ({ [item]: n + 1 }));
    parts = parts.flatMap((part) => [part, ...some.map((more): Cost => ({ ...part, ...more }))]);
  }
  return parts.filter((part) => worthOf(part) > 0).toSorted((a, b) => worthOf(a) - worthOf(b));
}

const without = (cost: Cost, part: Cost): Cost =>
  Object.fromEntries(itemsOf(cost).map(([item, n]) => [item, n - (part[item] ?? 0)]));
