/** Hands for the whole table that are possible together, each as likely as there are ways for the copies to make them. */
import { type CardNumber, type HandNumber, HANDS } from '../notebook/hands.ts';
import { arePossible, possibleHands, type Table } from '../notebook/together.ts';
import type { Seat } from '../rules/state.ts';

/** A seat whose hand is not sure, the hands that it can have, and in how many ways at most. */
interface Choice {
  readonly seat: Seat;
  readonly hands: readonly HandNumber[];
  readonly most: number;
}

/** Deals hands as often as one likes. */
export function dealer(table: Table): (random: () => number) => HandNumber[] {
  const possible = possibleHands(table);
  if (possible.some((hands) => hands.length === 0)) throw new Error('the view contradicts itself');
  const sure = possible.flatMap((hands) => (hands.length === 1 ? hands : []));
  const copies = [...table.copies];
  for (const hand of sure) take(copies, hand);
  const open = possible.flatMap((hands, seat): Choice[] =>
    hands.length === 1 ? [] : [{ seat, hands, most: sum(hands.map((hand) => waysOf(copies, hand))) }],
  );
  const start = possible.map((hands) => hands[0] as HandNumber);
  return (random) => {
    for (;;) {
      const hands = tryToDeal(start, open, copies, random);
      if (hands && arePossible(table, hands)) return hands;
    }
  };
}

/**
 * One player after the other, from what is left. Those who come first would get their hands too often where these leave
 * the others little to choose from; so the fewer ways there were, the more deals are thrown away.
 */
function tryToDeal(
  start: readonly HandNumber[],
  open: readonly Choice[],
  copies: readonly number[],
  random: () => number,
): HandNumber[] | null {
  const hands = [...start];
  const left = [...copies];
  for (const { seat, hands: choices, most } of open) {
    const ways = choices.map((hand) => waysOf(left, hand));
    let number = random() * most;
    const chosen = choices.find((_, i) => (number -= ways[i] as number) < 0);
    if (chosen === undefined) return null;
    take(left, chosen);
    hands[seat] = chosen;
  }
  return hands;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function take(left: number[], hand: HandNumber): void {
  for (const card of HANDS[hand] as CardNumber[]) (left[card] as number)--;
}

/** In how many ways the copies that are left make this hand, which has no card more than twice. */
export const waysOf = (left: readonly number[], hand: HandNumber): number =>
  (HANDS[hand] as CardNumber[]).reduce((ways, card, i, cards) => {
    const copies = left[card] as number;
    return ways * (cards[i - 1] === card ? (copies - 1) / 2 : copies);
  }, 1);
