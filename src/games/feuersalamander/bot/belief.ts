/** How likely a seat thinks each hand of the others: from all that it knows, or from what it happens to remember. */
import { ALL_CARDS, CARD_IDS } from '../content/cards.ts';
import {
  agreesWith,
  cardNumber,
  type CardNumber,
  handNumber,
  type HandNumber,
  HANDS,
  holds,
  LEGAL_HANDS,
} from '../notebook/hands.ts';
import { knowledgeOf } from '../notebook/knowledge.ts';
import { possibleHands } from '../notebook/together.ts';
import { type Fact, type G, handOf, playerAt, type Seat } from '../rules/state.ts';
import { waysOf } from './dealer.ts';

/** By hand as the hand rule allows it, together 1; all 0 for who is just breaking up a pair. */
export type Belief = Float64Array;

/** By seat; one's own hand is certain. */
export type Beliefs = readonly Belief[];

/** With each hand as many times as likely as the number says, in all 1 again; null if nothing is left. */
export function weighed(belief: Belief, times: (hand: HandNumber) => number): Belief | null {
  const weights = new Float64Array(belief.length);
  let sum = 0;
  for (let hand = 0; hand < belief.length; hand++) {
    const weight = belief[hand] as number;
    if (weight > 0) sum += weights[hand] = weight * times(hand);
  }
  if (sum === 0) return null;
  for (let hand = 0; hand < weights.length; hand++) (weights[hand] as number) /= sum;
  return weights;
}

export const normal = (weights: Belief): Belief => weighed(weights, () => 1) ?? weights;

export const certain = (hand: HandNumber): Belief =>
  Float64Array.from({ length: LEGAL_HANDS }, (_, each) => Number(each === hand));

/** Only the hands that something is true of; as it was, where that would be none. */
export const given = (belief: Belief, isTrue: (hand: HandNumber) => boolean): Belief =>
  weighed(belief, (hand) => Number(isTrue(hand))) ?? belief;

/** The part of the hands that have the card. */
export function chanceOf(belief: Belief, card: CardNumber): number {
  let chance = 0;
  for (const hand of HANDS_WITH[card] as HandNumber[]) chance += belief[hand] as number;
  return chance;
}

const LEGAL = [...HANDS.keys()].slice(0, LEGAL_HANDS);
const HANDS_WITH = CARD_IDS.map((_, card) => LEGAL.filter((hand) => holds(hand, card)));

/** All hands that are possible, each as likely as there are ways for the copies that were not seen to make it. */
export function byCopies(view: G, seat: Seat): Beliefs {
  const known = knowledgeOf(view);
  const unseen = [...known.copies];
  for (const card of handOf(view, seat)) (unseen[cardNumber(card)] as number)--;
  return possibleHands(known).map((hands) => {
    if (hands.length === 1) return certain(hands[0] as HandNumber);
    return byWays(hands, unseen);
  });
}

/** Each as likely as there are ways for the copies to make it. */
export function byWays(hands: readonly HandNumber[], copies: readonly number[]): Belief {
  const belief = new Float64Array(LEGAL_HANDS);
  for (const hand of hands) if (hand < LEGAL_HANDS) belief[hand] = waysOf(copies, hand);
  return normal(belief);
}

const COPIES = CARD_IDS.map((card) => ALL_CARDS.filter((each) => each === card).length);

/** Any hand that the last few facts do not contradict; that cards have come and gone since is not thought of. */
export function fromMemory(view: G, seat: Seat, facts: number): Beliefs {
  return view.players.map((_, other) => {
    if (other === seat) return certain(handNumber(handOf(view, seat)));
    const size = playerAt(view, other).hand.length;
    const any = normal(Float64Array.from(LEGAL, (hand) => (HANDS[hand]?.length === size ? waysOf(COPIES, hand) : 0)));
    return view.history.slice(-facts).reduce((belief, fact) => remembered(belief, other, fact), any);
  });
}

function remembered(belief: Belief, seat: Seat, fact: Fact): Belief {
  switch (fact.fact) {
    case 'token':
      return fact.seat === seat ? given(belief, agreesWith(fact.chamber)) : belief;
    case 'question':
      return fact.asked === seat && fact.answer !== null
        ? given(belief, (hand) => holds(hand, cardNumber(fact.card)) === fact.answer)
        : belief;
    case 'failed':
      return fact.seat === seat ? given(belief, (hand) => hand === handNumber(fact.hand)) : belief;
    default:
      return belief;
  }
}
