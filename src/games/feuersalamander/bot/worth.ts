/** What cards are good for, whoever has the others. */
import { CARD_IDS, type CardId, CARDS, kindOf } from '../content/cards.ts';
import { type Kind, KINDS } from '../content/terms.ts';

const highest = (kind: Kind): number =>
  Math.max(...CARD_IDS.filter((id) => kindOf(id) === kind).map((id) => CARDS[id].value));

const HIGHEST = Object.fromEntries(KINDS.map((kind) => [kind, highest(kind)])) as Record<Kind, number>;

/** From 0 to 1: the part of the highest card of its kind. */
export const worth = (card: CardId): number => CARDS[card].value / HIGHEST[kindOf(card)];

/** What somebody else can be expected to have of a kind. */
const USUAL: Record<Kind, number> = { wing: 2.5, row: 4, stone: 2 };

/** The points of a combination with these cards and usual ones. */
export const usualPoints = (hand: readonly CardId[]): number =>
  KINDS.reduce((product, kind) => {
    const values = hand.filter((card) => kindOf(card) === kind).map((card) => CARDS[card].value);
    return product * (values.length > 0 ? Math.max(...values) : USUAL[kind]);
  }, 1);
