/** What can have happened, unseen by a view, for the hands to be what one imagines: told backwards from them. */
import { pick } from '../../../play/random.ts';
import type { CardId } from '../content/cards.ts';
import { cardNumber, cardsOf, type HandNumber, holds, minus, plus } from '../notebook/hands.ts';
import type { Knowledge } from '../notebook/knowledge.ts';
import { type Origin, originsOf } from '../notebook/together.ts';
import type { Fact, Seat } from '../rules/state.ts';

/** All facts with nothing hidden. `course` is what was known before the first and after each of them. */
export function imaginePast(
  history: readonly Fact[],
  course: readonly Knowledge[],
  present: readonly HandNumber[],
  random: () => number,
): Fact[] {
  const past: Fact[] = [];
  const hands = [...present];
  let origin = originFor(course.at(-1) as Knowledge, hands, random);
  for (let i = history.length - 1; i >= 0; i--) {
    const fact = history[i] as Fact;
    const before = course[i] as Knowledge;
    past.push(stepBack(fact, before, hands, origin, random));
    if (fact.fact === 'reshuffle') origin = originFor(before, hands, random);
  }
  return past.toReversed();
}

/** Which hands at the last shuffle these have come from. */
const originFor = (table: Knowledge, hands: readonly HandNumber[], random: () => number): Origin =>
  pick(
    hands.reduce((origins, hand, seat) => originsOf(table, origins, seat, hand), table.origins),
    random,
  );

/** The whole fact; `hands` become those from before it. */
function stepBack(fact: Fact, before: Knowledge, hands: HandNumber[], origin: Origin, random: () => number): Fact {
  switch (fact.fact) {
    case 'deal':
      return {
        ...fact,
        hands: fact.hands.map((cards, seat) => (cards.includes(null) ? cardsAt(hands, seat) : cards)),
      };
    case 'draw': {
      const card = fact.card ?? pick(drawable(before, fact.seat, hands, origin), random);
      hands[fact.seat] = minus(handAt(hands, fact.seat), cardNumber(card)) as HandNumber;
      return fact.card === null ? { ...fact, card } : fact;
    }
    case 'discard':
      takeBack(hands, fact.seat, fact.card);
      return fact;
    case 'laid':
      for (const { card, holder } of fact.claim) takeBack(hands, holder, card);
      return fact;
    case 'question':
      return fact.answer === null
        ? { ...fact, answer: holds(handAt(hands, fact.asked), cardNumber(fact.card)) }
        : fact;
    default:
      return fact;
  }
}

const handAt = (hands: readonly HandNumber[], seat: Seat): HandNumber => hands[seat] as HandNumber;

const cardsAt = (hands: readonly HandNumber[], seat: Seat): CardId[] => cardsOf(handAt(hands, seat));

function takeBack(hands: HandNumber[], seat: Seat, card: CardId): void {
  hands[seat] = plus(handAt(hands, seat), cardNumber(card));
}

/** The cards of the hand that can have been drawn last: without them it was possible. */
function drawable({ possible }: Knowledge, seat: Seat, hands: readonly HandNumber[], origin: Origin): CardId[] {
  const hand = handAt(hands, seat);
  return cardsOf(hand).filter((card) => {
    const without = minus(hand, cardNumber(card));
    return without !== null && ((possible[seat]?.[without] as number) & (origin[seat] as number)) !== 0;
  });
}
