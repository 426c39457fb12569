/**
 * The hands of the whole table at once: there are only so many copies of a card. What leaves the pile is in a hand, laid
 * or discarded until the next shuffle, so a hand of each player is possible together exactly if each can have come about
 * by itself, the copies suffice now, and the hands at the last shuffle from which they came were possible together.
 */
import type { Seat } from '../rules/state.ts';
import { type CardNumber, type HandNumber, HANDS } from './hands.ts';
import type { Possible } from './possible.ts';

export interface Table {
  /** By seat. */
  readonly possible: readonly Possible[];
  /** Every way in which the hands at the last shuffle can have been, as the bit of each seat's hand. */
  readonly origins: readonly Origin[];
  /** By card: the copies that are neither laid nor among the discards, so in the hands and the pile. */
  readonly copies: readonly number[];
}
/** By seat, a bit of `Possible`. */
export type Origin = readonly number[];

/** By seat, one hand each. */
type Hands = readonly HandNumber[];

/** Takes the cards of a hand from the copies that are left, if they are. */
function take(left: number[], hand: HandNumber): boolean {
  let isThere = true;
  for (const card of HANDS[hand] as CardNumber[]) if (--(left[card] as number) < 0) isThere = false;
  if (!isThere) giveBack(left, hand);
  return isThere;
}

function giveBack(left: number[], hand: HandNumber): void {
  for (const card of HANDS[hand] as CardNumber[]) (left[card] as number)++;
}

/** The ways from which this hand of the seat can have come. */
export const originsOf = (
  table: Table,
  origins: readonly Origin[],
  seat: Seat,
  hand: HandNumber,
): readonly Origin[] =>
  origins.filter((origin) => ((origin[seat] as number) & (table.possible[seat]?.[hand] as number)) !== 0);

/** Are these the hands of all, as far as the table knows? */
export function arePossible(table: Table, hands: Hands): boolean {
  const left = [...table.copies];
  return (
    hands.every((hand) => take(left, hand)) &&
    hands.reduce((origins, hand, seat) => originsOf(table, origins, seat, hand), table.origins).length > 0
  );
}

/** The hands of each seat that are possible by themselves. */
const alone = ({ possible, copies }: Table): HandNumber[][] =>
  possible.map((hands) => {
    const left = [...copies];
    const found: HandNumber[] = [];
    for (let hand = 0; hand < hands.length; hand++) {
      if (hands[hand] === 0 || !take(left, hand)) continue;
      giveBack(left, hand);
      found.push(hand);
    }
    return found;
  });

/** Goes through the ways to give each seat one of its hands until one of them will do. */
function someWay(table: Table, choices: readonly Hands[], willDo: (hands: Hands) => boolean): boolean {
  const left = [...table.copies];
  const hands: HandNumber[] = choices.map(() => 0);
  // who has the fewest rules out the most
  const order = choices
    .map((_, seat) => seat)
    .toSorted((a, b) => (choices[a] as Hands).length - (choices[b] as Hands).length);
  const from = (place: number, origins: readonly Origin[]): boolean => {
    if (place === order.length) return willDo(hands);
    const seat = order[place] as Seat;
    for (const hand of choices[seat] as Hands) {
      if (!take(left, hand)) continue;
      hands[seat] = hand;
      const further = originsOf(table, origins, seat, hand);
      if (further.length > 0 && from(place + 1, further)) return true;
      giveBack(left, hand);
    }
    return false;
  };
  return from(0, table.origins);
}

/** By seat, the hands that are possible together with some hands of the others. */
export function possibleHands(table: Table): HandNumber[][] {
  const choices = alone(table);
  const found = choices.map(() => new Set<HandNumber>());
  for (const [seat, hands] of choices.entries()) {
    for (const hand of hands) {
      if (found[seat]?.has(hand)) continue;
      someWay(table, choices.with(seat, [hand]), (way) => {
        for (const [each, held] of way.entries()) found[each]?.add(held);
        return true;
      });
    }
  }
  return choices.map((hands, seat) => hands.filter((hand) => found[seat]?.has(hand)));
}

/** Can a copy of the card be in the pile: do the hands come out with one copy less? */
export function canBeInPile(table: Table, card: CardNumber): boolean {
  const fewer = { ...table, copies: table.copies.with(card, (table.copies[card] as number) - 1) };
  return (fewer.copies[card] as number) >= 0 && someWay(fewer, alone(fewer), () => true);
}

/** All that is possible: only where the pile is empty is it so little that one can list it. */
export function everyWay(table: Table): Hands[] {
  const ways: Hands[] = [];
  someWay(table, alone(table), (hands) => {
    ways.push([...hands]);
    return false;
  });
  return ways;
}
