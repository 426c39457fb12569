/** What hands are worth to whoever has them, by what is thought of the others. */
import { CARD_IDS, type CardId, CARDS } from '../content/cards.ts';
import { KINDS } from '../content/terms.ts';
import { type CardNumber, type HandNumber, HANDS } from '../notebook/hands.ts';
import { type G, playerAt, pointsOf, type Seat } from '../rules/state.ts';
import type { Belief, Beliefs } from './belief.ts';
import { bidsOf } from './bids.ts';

/** Winning is worth so much more than the points, and another combination can be expected to bring so many. */
const VICTORY = 40;
const FUTURE = 10;

/** What it is worth to a seat to lay for so many points. */
export function gainOf(view: G, seat: Seat): (points: number) => number {
  const need = view.target - pointsOf(playerAt(view, seat));
  return (points) => {
    if (points < need) return points + FUTURE;
    // in a series points count beyond the target as well
    return (view.series === 1 ? need : points) + VICTORY;
  };
}

/** What the others may have: of each kind the highest card between them, 0 for none. */
export interface Scene {
  readonly chance: number;
  readonly highest: readonly number[];
}

const SCENES = 48;

const VALUES_BY_KIND = HANDS.map((cards) =>
  KINDS.map((kind) => Math.max(0, ...cards.map(idOf).map((id) => (CARDS[id].kind === kind ? CARDS[id].value : 0)))),
);

function idOf(card: CardNumber): CardId {
  return CARD_IDS[card] as CardId;
}

/** One other player: all that can be; more of them: some of it. */
export function scenesOf(beliefs: Beliefs, seat: Seat, random: () => number): Scene[] {
  const others = beliefs.filter((_, other) => other !== seat);
  const [one] = others;
  if (one && others.length === 1) {
    return [...one.entries()].flatMap(([hand, chance]) =>
      chance > 0 ? [{ chance, highest: VALUES_BY_KIND[hand] as number[] }] : [],
    );
  }
  return Array.from({ length: SCENES }, () => {
    const hands = others.map((belief) => VALUES_BY_KIND[drawFrom(belief, random)] as number[]);
    return {
      chance: 1 / SCENES,
      highest: KINDS.map((_, kind) => Math.max(...hands.map((hand) => hand[kind] as number))),
    };
  });
}

function drawFrom(belief: Belief, random: () => number): HandNumber {
  let left = random();
  const hand = belief.findIndex((chance) => (left -= chance) < 0);
  return hand < 0 ? belief.findLastIndex((chance) => chance > 0) : hand;
}

/** What could be laid on average with this hand, if one only knew all the others. */
export function prospectOf(hand: HandNumber, scenes: readonly Scene[], gain: (points: number) => number): number {
  const own = VALUES_BY_KIND[hand] as number[];
  let sum = 0;
  for (const { chance, highest } of scenes) {
    const points = own.reduce((product, value, kind) => product * Math.max(value, highest[kind] as number), 1);
    if (points > 0) sum += chance * gain(points);
  }
  return sum;
}

/** Less likely hands are no threat. */
const UNLIKELY = 0.03;

/** What somebody can be expected to lay for, with what is thought of their hand and what they think of the others. */
export function threatOf(seat: Seat, hand: Belief, beliefs: Beliefs, gain: (points: number) => number): number {
  let sum = 0;
  for (const [each, weight] of hand.entries()) {
    if (weight < UNLIKELY) continue;
    let best = 0;
    for (const { chance, points } of bidsOf(HANDS[each] as CardNumber[], seat, beliefs)) {
      best = Math.max(best, chance * gain(points));
    }
    sum += weight * best;
  }
  return sum;
}
