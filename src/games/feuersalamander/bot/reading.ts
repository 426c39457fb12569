/**
 * How likely each hand is if one also asks why the others did what they did: who discards keeps what is worth more, a
 * token says little of what it leaves open, and people ask for what they do not have.
 */
import { CARD_IDS, type CardId, CHAMBERS, kindOf } from '../content/cards.ts';
import {
  agreesWith,
  cardNumber,
  type CardNumber,
  cardsOf,
  type HandNumber,
  HANDS,
  holds,
  LEGAL_HANDS,
  minus,
  NO_CARDS,
  plus,
} from '../notebook/hands.ts';
import { hear, type Knowledge, NOTHING, now } from '../notebook/knowledge.ts';
import type { Possible } from '../notebook/possible.ts';
import { possibleHands } from '../notebook/together.ts';
import { HAND_SIZE, surplus } from '../rules/hand.ts';
import type { Fact, G, Seat } from '../rules/state.ts';
import { type Belief, type Beliefs, byWays, certain, normal, weighed } from './belief.ts';
import { worth } from './worth.ts';

export function read(view: G, seat: Seat): Beliefs {
  let known = NOTHING;
  let beliefs: Belief[] = [];
  for (const fact of view.history) {
    const after = hear(known, fact);
    beliefs = told(beliefs, fact, fact.fact === 'deal' ? after : known, seat);
    for (const [each, possible] of after.possible.entries()) {
      if (each !== seat && possible !== known.possible[each]) {
        beliefs[each] = within(possible, beliefs[each] as Belief);
      }
    }
    known = after;
  }
  const present = now(known, view);
  const unseen = unseenBy(present, seat);
  return possibleHands(present).map((hands, each) => {
    if (hands.length === 1) return certain(hands[0] as HandNumber);
    const possible = new Set(hands);
    // whoever plays against all reason is read by logic alone
    const belief = (beliefs[each] as Belief).slice(0, LEGAL_HANDS);
    return weighed(belief, (hand) => Number(possible.has(hand))) ?? byWays(hands, unseen);
  });
}

/** What cannot be is out. */
const within = (possible: Possible, belief: Belief): Belief =>
  belief.subarray(0, possible.length).map((weight, hand) => (possible[hand] ? weight : 0));

/** The beliefs after a fact; nobody needs to read their own hand. */
function told(beliefs: readonly Belief[], fact: Fact, known: Knowledge, viewer: Seat): Belief[] {
  const change = (seat: Seat, how: (belief: Belief) => Belief): Belief[] =>
    seat === viewer ? [...beliefs] : beliefs.with(seat, how(beliefs[seat] as Belief));
  switch (fact.fact) {
    case 'deal': {
      const unseen = unseenBy(known, viewer);
      const dealt = Array.from({ length: HAND_SIZE }).reduce(
        (belief: Belief) => drawn(belief, unseen),
        certain(NO_CARDS),
      );
      return fact.hands.map(() => dealt);
    }
    case 'draw':
      return change(fact.seat, (belief) => drawn(belief, unseenBy(known, viewer)));
    case 'discard':
      return change(fact.seat, (belief) => discarded(belief, cardNumber(fact.card), fact.after === 'claim'));
    case 'token':
      return change(fact.seat, (belief) => shown(belief, fact.chamber));
    case 'question':
      return change(fact.seat, (belief) => asking(belief, fact.card));
    case 'laid':
      return fact.claim.reduce(
        (all, { card, holder }) => all.with(holder, discarded(all[holder] as Belief, cardNumber(card), true)),
        [...beliefs],
      );
    default:
      return [...beliefs];
  }
}

/** By card, the copies that neither lie open nor are in the viewer's hand. */
function unseenBy({ copies, possible }: Knowledge, viewer: Seat): number[] {
  const unseen = [...copies];
  const own = possible[viewer]?.findIndex((from) => from !== 0) ?? NO_CARDS;
  for (const card of HANDS[own] ?? []) (unseen[card] as number)--;
  return unseen;
}

function drawn(belief: Belief, unseen: readonly number[]): Belief {
  const more = new Float64Array(HANDS.length);
  for (let hand = 0; hand < LEGAL_HANDS; hand++) {
    const weight = belief[hand] as number;
    if (weight === 0) continue;
    for (let card = 0; card < CARD_IDS.length; card++) {
      const copies = (unseen[card] as number) - Number(holds(hand, card));
      if (copies > 0) (more[plus(hand, card)] as number) += weight * copies;
    }
  }
  return normal(more);
}

function discarded(belief: Belief, card: CardNumber, isFreely: boolean): Belief {
  const less = new Float64Array(LEGAL_HANDS);
  for (let hand = isFreely ? 0 : LEGAL_HANDS; hand < belief.length; hand++) {
    const weight = belief[hand] as number;
    const without = weight === 0 ? null : minus(hand, card);
    if (without !== null) (less[without] as number) += weight * (isFreely ? 1 : likelyDiscard(hand, card));
  }
  return normal(less);
}

/** How likely a player with this hand discards this card of those of which one must go. */
const likelyDiscard = (hand: HandNumber, card: CardNumber): number =>
  (LIKELY_DISCARDS[hand] as Map<CardNumber, number>).get(card) ?? 0;

/** How much rather a card is discarded than one that is worth a whole kind more. */
const CARE = 6;

const LIKELY_DISCARDS = HANDS.map((_, hand) => {
  const cards = surplus(cardsOf(hand));
  const weights = cards.map((card) => Math.exp(-CARE * worth(card)));
  const sum = weights.reduce((total, each) => total + each, 0);
  return new Map(cards.map((card, i) => [cardNumber(card), (weights[i] as number) / sum]));
});

/** In how many chambers the hand could show its token. */
const CHAMBERS_FOR = HANDS.map((_, hand) => CHAMBERS.filter((chamber) => agreesWith(chamber)(hand)).length);

/** After a token on the chamber. */
export function shown(belief: Belief, chamber: readonly CardId[]): Belief {
  const agrees = agreesWith(chamber);
  return weighed(belief, (hand) => (agrees(hand) ? 1 / (CHAMBERS_FOR[hand] as number) : 0)) ?? belief;
}

/** How likely somebody asks for a kind that they have. */
const ASKS_IN_VAIN = 0.3;

const asking = (belief: Belief, card: CardId): Belief =>
  weighed(belief, (hand) => (KINDS_OF[hand]?.has(kindOf(card)) ? ASKS_IN_VAIN : 1)) ?? belief;

const KINDS_OF = HANDS.map((_, hand) => new Set(cardsOf(hand).map(kindOf)));
