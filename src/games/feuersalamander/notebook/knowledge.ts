/**
 * What follows by logic alone from the facts of a view, in their order. A view with a seat's own cards in it knows them
 * by the same facts: the viewer is a player like any other, with one possible hand.
 *
 * All of it is exact: a hand is possible if and only if some deal and some order of the pile lead to it and to the same
 * view. That people choose what they do for a reason is no part of it.
 */
import { CARD_IDS, type CardId, CARDS } from '../content/cards.ts';
import type { Claim, Fact, G, Hidden, Seat } from '../rules/state.ts';
import { agreesWith, cardNumber, handNumber, type HandNumber, holds } from './hands.ts';
import {
  afterDiscard,
  EMPTY_HAND,
  onlyIf,
  type Possible,
  settled,
  unsettled,
  withCard,
  withoutCard,
} from './possible.ts';
import { everyWay, type Table } from './together.ts';

export interface Knowledge extends Table {
  /** By card, face up. */
  readonly discards: readonly number[];
  /** Who may have to discard. */
  readonly waiting: readonly Seat[];
}

const NO_COPIES: readonly number[] = CARD_IDS.map(() => 0);

/** Before any fact. */
export const NOTHING: Knowledge = { possible: [], origins: [], copies: NO_COPIES, discards: NO_COPIES, waiting: [] };

/** All that the view knows. */
export const knowledgeOf = (view: G): Knowledge => now(view.history.reduce(hear, NOTHING), view);

/** Another fact; the knowledge of before remains as it was. */
export function hear(knowledge: Knowledge, fact: Fact): Knowledge {
  switch (fact.fact) {
    case 'deal':
      return dealt(fact.hands);
    case 'discard':
      return discarded(knowledge, fact);
    case 'draw': {
      const before = allSettled(knowledge);
      return { ...change(before, fact.seat, (possible) => withCard(possible, fact.card)), waiting: [fact.seat] };
    }
    case 'token':
      return change(allSettled(knowledge), fact.seat, (possible) => onlyIf(possible, agreesWith(fact.chamber)));
    case 'question':
      return answered(allSettled(knowledge), fact.asked, fact.card, fact.answer);
    case 'laid':
      return laid(allSettled(knowledge), fact.claim);
    case 'failed':
      return failed(allSettled(knowledge), fact);
    case 'reshuffle':
      return reshuffled(allSettled(knowledge));
  }
}

/** What the table sees beside the facts: whether somebody is to discard. */
export function now(knowledge: Knowledge, { stage, actor }: Pick<G, 'stage' | 'actor'>): Knowledge {
  if (stage === 'drawn') return knowledge;
  if (stage !== 'setup') return allSettled(knowledge);
  return change(settledBefore(knowledge, actor), actor, unsettled);
}

function change(knowledge: Knowledge, seat: Seat, how: (possible: Possible) => Possible): Knowledge {
  return { ...knowledge, possible: knowledge.possible.with(seat, how(knowledge.possible[seat] as Possible)) };
}

const allSettled = (knowledge: Knowledge): Knowledge => settledBefore(knowledge, knowledge.possible.length);

/** At the deal the discards are made in the order of the seats: whoever comes before this one has a legal hand. */
function settledBefore(knowledge: Knowledge, seat: Seat): Knowledge {
  const done = knowledge.waiting.filter((each) => each < seat);
  if (done.length === 0) return knowledge;
  return {
    ...done.reduce((before, each) => change(before, each, settled), knowledge),
    waiting: knowledge.waiting.filter((each) => each >= seat),
  };
}

const dealt = (hands: readonly Hidden<CardId>[][]): Knowledge => ({
  possible: hands.map((hand) => hand.reduce(withCard, EMPTY_HAND)),
  origins: [hands.map(() => 1)],
  copies: CARD_IDS.map((card) => CARDS[card].copies),
  discards: NO_COPIES,
  waiting: hands.map((_, seat) => seat),
});

/** A card that was shown by a claim goes from a legal hand. */
function discarded(knowledge: Knowledge, { seat, card, after }: Extract<Fact, { fact: 'discard' }>): Knowledge {
  const number = cardNumber(card);
  const before = after === 'claim' ? allSettled(knowledge) : settledBefore(knowledge, seat);
  const how = after === 'claim' ? withoutCard : afterDiscard;
  return {
    ...gone(
      change(before, seat, (possible) => how(possible, card)),
      card,
    ),
    discards: before.discards.with(number, (before.discards[number] as number) + 1),
    waiting: before.waiting.filter((each) => each !== seat),
  };
}

/** A copy lies open. */
const gone = (knowledge: Knowledge, card: CardId): Knowledge => {
  const number = cardNumber(card);
  return { ...knowledge, copies: knowledge.copies.with(number, (knowledge.copies[number] as number) - 1) };
};

const answered = (knowledge: Knowledge, seat: Seat, card: CardId, answer: Hidden<boolean>): Knowledge =>
  answer === null
    ? knowledge
    : change(knowledge, seat, (possible) => onlyIf(possible, (hand) => holds(hand, cardNumber(card)) === answer));

const laid = (knowledge: Knowledge, claim: Claim): Knowledge =>
  claim.reduce(
    (before, { card, holder }) =>
      gone(
        change(before, holder, (possible) => withoutCard(possible, card)),
        card,
      ),
    knowledge,
  );

function failed(knowledge: Knowledge, { seat, claim, right, hand }: Extract<Fact, { fact: 'failed' }>): Knowledge {
  const shown = handNumber(hand);
  return claim.reduce(
    (before, { card, holder }, i) => answered(before, holder, card, right[i] as boolean),
    change(knowledge, seat, (possible) => onlyIf(possible, (each) => each === shown)),
  );
}

/**
 * The pile is empty: the hands are all that does not lie open, and there are few ways to share it out (with four hands
 * of two unknown cards each seat has at most 21, so a bit for each is enough). Later facts may tell which of them it was.
 */
function reshuffled(knowledge: Knowledge): Knowledge {
  const ways = everyWay(knowledge);
  const hands = knowledge.possible.map((_, seat) => [...new Set(ways.map((way) => way[seat] as HandNumber))]);
  const bit = (seat: Seat, hand: HandNumber): number => 1 << (hands[seat] as HandNumber[]).indexOf(hand);
  return {
    ...knowledge,
    possible: knowledge.possible.map((possible, seat) =>
      possible.map((_, hand) => (hands[seat]?.includes(hand) ? bit(seat, hand) : 0)),
    ),
    origins: ways.map((way) => way.map((hand, seat) => bit(seat, hand))),
    copies: knowledge.copies.map((copies, card) => copies + (knowledge.discards[card] as number)),
    discards: NO_COPIES,
  };
}
