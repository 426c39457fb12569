/** Claims, built card by card from what somebody is thought to hold, and how likely they are right. */
import { CARD_IDS, type CardId, CARDS, kindOf } from '../content/cards.ts';
import { KINDS } from '../content/terms.ts';
import { cardNumber, type CardNumber, handNumber } from '../notebook/hands.ts';
import type { ActionOf } from '../rules/actions.ts';
import type { Seat } from '../rules/state.ts';
import { type Belief, type Beliefs, chanceOf } from './belief.ts';

export interface Bid {
  readonly cards: readonly [Guess, Guess, Guess];
  readonly chance: number;
  readonly points: number;
}

/** A card, and who is thought to hold it. */
interface Guess {
  readonly card: CardNumber;
  readonly holder: Seat;
  readonly chance: number;
}

/** Less likely cards are not thought of, nor more of a kind than so many. */
const UNLIKELY = 0.02;
const GUESSES = 9;

const CARDS_OF_KIND = KINDS.map((kind) =>
  [...CARD_IDS.keys()].filter((card) => kindOf(CARD_IDS[card] as CardId) === kind),
);
const VALUES = CARD_IDS.map((id) => CARDS[id].value);

/** A row and a column for each card: the hand of these two. */
const PAIRS = CARD_IDS.map((a) => CARD_IDS.map((b) => (kindOf(a) === kindOf(b) ? -1 : handNumber([a, b]))));

/** Every claim worth a thought for somebody at the seat who has this hand. */
export function bidsOf(hand: readonly CardNumber[], seat: Seat, beliefs: Beliefs): Bid[] {
  const [wings, rows, stones] = CARDS_OF_KIND.map((cards) => guesses(cards, hand, seat, beliefs)) as [
    Guess[],
    Guess[],
    Guess[],
  ];
  const bids: Bid[] = [];
  for (const wing of wings) {
    for (const row of rows) {
      const both = together(wing, row, beliefs, seat);
      if (both === 0) continue;
      for (const stone of stones) {
        const chance = withThird(wing, row, both, stone, beliefs, seat);
        if (chance === 0) continue;
        const points = (VALUES[wing.card] as number) * (VALUES[row.card] as number) * (VALUES[stone.card] as number);
        bids.push({ cards: [wing, row, stone], chance, points });
      }
    }
  }
  return bids;
}

function guesses(cards: readonly CardNumber[], hand: readonly CardNumber[], seat: Seat, beliefs: Beliefs): Guess[] {
  const found: Guess[] = [];
  for (const card of cards) if (hand.includes(card)) found.push({ card, holder: seat, chance: 1 });
  for (const [holder, belief] of beliefs.entries()) {
    if (holder === seat) continue;
    for (const card of cards) {
      const chance = chanceOf(belief, card);
      if (chance > UNLIKELY) found.push({ card, holder, chance });
    }
  }
  if (found.length <= GUESSES) return found;
  return found.toSorted((a, b) => expected(b) - expected(a)).slice(0, GUESSES);
}

const expected = ({ card, chance }: Guess): number => chance * (VALUES[card] as number);

/** That both are right: a player holds two cards at most. */
function together(a: Guess, b: Guess, beliefs: Beliefs, seat: Seat): number {
  if (a.holder !== b.holder || a.holder === seat) return a.chance * b.chance;
  return (beliefs[a.holder] as Belief)[PAIRS[a.card]?.[b.card] as number] as number;
}

function withThird(a: Guess, b: Guess, both: number, third: Guess, beliefs: Beliefs, seat: Seat): number {
  if (third.holder === seat) return both;
  if (third.holder === a.holder) return third.holder === b.holder ? 0 : together(a, third, beliefs, seat) * b.chance;
  if (third.holder === b.holder) return together(b, third, beliefs, seat) * a.chance;
  return both * third.chance;
}

export const asAction = ({ cards }: Bid): ActionOf<'lay'> =>
  ['lay', ...cards.flatMap(({ card, holder }) => [CARD_IDS[card] as CardId, holder])] as ActionOf<'lay'>;

export const numbersOf = (hand: readonly CardId[]): CardNumber[] => hand.map(cardNumber);
