/** Every hand by number, and what becomes of it with a card more or less: logic over hands is reckoning with numbers. */
import { CARD_IDS, type CardId } from '../content/cards.ts';
import { HAND_SIZE, surplus } from '../rules/hand.ts';

/** A card's place in `CARD_IDS`. */
export type CardNumber = number;
/** A hand's place in `HANDS`. */
export type HandNumber = number;

export const NO_CARDS: HandNumber = 0;
const NO_HAND = -1;

const NUMBERS = Object.fromEntries(CARD_IDS.map((card, number) => [card, number])) as Record<CardId, CardNumber>;
export const cardNumber = (card: CardId): CardNumber => NUMBERS[card];

const named = (cards: readonly CardNumber[]): CardId[] => cards.map((card) => CARD_IDS[card] as CardId);

/** Every hand that comes of these with a card more, once. */
function grown(hands: readonly (readonly CardNumber[])[]): CardNumber[][] {
  const more = hands.flatMap((hand) => CARD_IDS.map((_, card) => [...hand, card].toSorted((a, b) => a - b)));
  return [...new Map(more.map((hand) => [hand.join(), hand])).values()];
}

const isLegal = (hand: readonly CardNumber[]): boolean => surplus(named(hand)).length === 0;

function everyHand(): { legal: CardNumber[][]; unsettled: CardNumber[][] } {
  let legal: CardNumber[][] = [[]];
  for (let size = 0; size < HAND_SIZE; size++) legal = [[], ...grown(legal).filter(isLegal)];
  return { legal, unsettled: grown(legal).filter((hand) => !isLegal(hand)) };
}

const { legal, unsettled } = everyHand();

/** The cards of each: first the hands that the hand rule allows, then those from which a card must still go. */
export const HANDS: readonly (readonly CardNumber[])[] = [...legal, ...unsettled];

export const LEGAL_HANDS = legal.length;

const BY_CARDS = new Map(HANDS.map((hand, number) => [hand.join(), number]));

export const cardsOf = (hand: HandNumber): CardId[] => named(HANDS[hand] as CardNumber[]);

export function handNumber(cards: readonly CardId[]): HandNumber {
  const hand = BY_CARDS.get(
    cards
      .map(cardNumber)
      .toSorted((a, b) => a - b)
      .join(),
  );
  if (hand === undefined) throw new RangeError(`nobody can hold ${cards.join(', ')}`);
  return hand;
}

/** A row for each hand, a column for each card. */
const PLUS = new Int16Array(HANDS.length * CARD_IDS.length).fill(NO_HAND);
const MINUS = PLUS.slice();
for (const [hand, cards] of legal.entries()) {
  for (let card = 0; card < CARD_IDS.length; card++) {
    const more = BY_CARDS.get([...cards, card].toSorted((a, b) => a - b).join()) as HandNumber;
    PLUS[hand * CARD_IDS.length + card] = more;
    MINUS[more * CARD_IDS.length + card] = hand;
  }
}

/** A legal hand with one card more. */
export const plus = (hand: HandNumber, card: CardNumber): HandNumber => PLUS[hand * CARD_IDS.length + card] as number;

/** Without one such card; null where it has none, and where what is left would not be legal. */
export function minus(hand: HandNumber, card: CardNumber): HandNumber | null {
  const less = MINUS[hand * CARD_IDS.length + card] as number;
  return less === NO_HAND ? null : less;
}

export const holds = (hand: HandNumber, card: CardNumber): boolean => (HANDS[hand] as CardNumber[]).includes(card);

/** Is every card of the hand true of the chamber? */
export const agreesWith =
  (chamber: readonly CardId[]) =>
  (hand: HandNumber): boolean =>
    (HANDS[hand] as CardNumber[]).every((card) => chamber.includes(CARD_IDS[card] as CardId));
