/** The hands that one player can have, and how they change with what the table sees that player do. */
import { CARD_IDS, type CardId } from '../content/cards.ts';
import type { Hidden } from '../rules/state.ts';
import { cardNumber, type CardNumber, type HandNumber, HANDS, LEGAL_HANDS, minus, NO_CARDS, plus } from './hands.ts';

/**
 * By hand: from which hands at the last shuffle it can have come, a bit for each of those; 0 for a hand that is
 * impossible. It goes as far as the legal hands unless the player may have to discard.
 */
export type Possible = Uint32Array;

/** Nothing is known before the deal but that all hands are empty. */
export const EMPTY_HAND: Possible = Uint32Array.from({ length: LEGAL_HANDS }, (_, hand) => Number(hand === NO_CARDS));

/** With a card more; null is one that nobody saw. */
export function withCard(possible: Possible, card: Hidden<CardId>): Possible {
  const more = new Uint32Array(HANDS.length);
  const first = card === null ? 0 : cardNumber(card);
  const last = card === null ? CARD_IDS.length - 1 : first;
  for (let hand = 0; hand < LEGAL_HANDS; hand++) {
    const from = possible[hand] as number;
    if (from === 0) continue;
    for (let each = first; each <= last; each++) (more[plus(hand, each)] as number) |= from;
  }
  return more;
}

/** The player gives a card away: every hand that has it becomes the one without. */
export const withoutCard = (possible: Possible, card: CardId): Possible => less(possible, cardNumber(card), 0);

/** The hand rule makes the player discard this card, so the hand was not legal, and it is one of those that must go. */
export const afterDiscard = (possible: Possible, card: CardId): Possible =>
  less(possible, cardNumber(card), LEGAL_HANDS);

function less(possible: Possible, card: CardNumber, first: HandNumber): Possible {
  const left = new Uint32Array(LEGAL_HANDS);
  for (let hand = first; hand < possible.length; hand++) {
    const from = possible[hand] as number;
    if (from === 0) continue;
    const without = minus(hand, card);
    if (without !== null) (left[without] as number) |= from;
  }
  return left;
}

/** The player goes on without a discard: the hand is legal. */
export const settled = (possible: Possible): Possible => possible.slice(0, LEGAL_HANDS);

/** The player must discard: the hand is not legal. */
export const unsettled = (possible: Possible): Possible => onlyIf(possible, (hand) => hand >= LEGAL_HANDS);

/** Only the hands that something is true of. */
export function onlyIf(possible: Possible, isTrue: (hand: HandNumber) => boolean): Possible {
  const left = new Uint32Array(possible.length);
  for (let hand = 0; hand < possible.length; hand++) {
    const from = possible[hand] as number;
    if (from !== 0 && isTrue(hand)) left[hand] = from;
  }
  return left;
}
