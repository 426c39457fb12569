/** Chapter 3, the hand rule: two cards at most, never two of a kind. */
import { shuffle } from '../../../play/random.ts';
import { type CardId, kindOf } from '../content/cards.ts';
import type { ActionOf, MoveRule } from './actions.ts';
import { numbersFrom } from './chance.ts';
import { type Fact, type G, handOf, isShown, playerAt, type Seat } from './state.ts';

export const HAND_SIZE = 2;

/** The cards of which one must go, each once; none where the hand is legal. */
export function surplus(hand: readonly CardId[]): CardId[] {
  const pair = hand.filter((card, i) => hand.some((other, j) => i !== j && kindOf(card) === kindOf(other)));
  if (pair.length > 0) return [...new Set(pair)];
  return hand.length > HAND_SIZE ? [...hand] : [];
}

/** The top card, unseen by others. Is there one? */
export function draw(G: G, seat: Seat): boolean {
  if (G.pile.length === 0 && G.discards.length > 0) reshuffle(G);
  const card = G.pile.shift();
  if (!card) {
    G.events.push({ type: 'noCard', seat });
    return false;
  }
  playerAt(G, seat).hand.push(card);
  G.events.push({ type: 'draw', seat });
  G.history.push({ fact: 'draw', seat, card });
  return true;
}

function reshuffle(G: G): void {
  G.pile = shuffle(G.discards, numbersFrom(chanceOf(G)));
  G.discards = [];
  G.events.push({ type: 'reshuffle' });
  G.history.push({ fact: 'reshuffle' });
}

export function chanceOf({ chance }: G): NonNullable<G['chance']> {
  if (!chance) throw new Error('chance is hidden from this view');
  return chance;
}

/** Takes a card out of a hand. */
export function takeFrom(G: G, seat: Seat, card: CardId): void {
  const { hand } = playerAt(G, seat);
  hand.splice(hand.indexOf(card), 1);
}

/** Face up, on top of the others. */
export function putAway(G: G, seat: Seat, card: CardId, after: Extract<Fact, { fact: 'discard' }>['after']): void {
  takeFrom(G, seat, card);
  G.discards.push(card);
  G.history.push({ fact: 'discard', seat, card, after });
}

export const discard: MoveRule<'discard'> = {
  may(G, seat, card) {
    const hand = handOf(G, seat);
    if (!hand.includes(card)) return 'notInHand';
    const cards = surplus(hand);
    if (cards.length === 0) return 'mustKeep';
    return cards.includes(card) ? null : 'notOfThePair';
  },

  play(G, seat, card) {
    G.events.push({ type: 'discard', seat, card });
    putAway(G, seat, card, G.stage === 'setup' ? 'deal' : 'draw');
    if (G.stage === 'setup') return;
    // the table sees a shown card go, and cannot tell whether another like it is left: there is no more to choose
    G.swaps = G.swaps.filter((swap) => swap.seat !== seat || swap.card !== card);
    goOn(G);
  },

  all: (G, seat) =>
    isShown(G, seat) ? surplus(handOf(G, seat)).map((card): ActionOf<'discard'> => ['discard', card]) : [],
};

/** Going on is a move of its own even where there is no choice: the table would learn what was drawn. */
export const keep: MoveRule<'keep'> = {
  may: (G, seat) => (surplus(handOf(G, seat)).length > 0 ? 'mustDiscard' : null),

  play(G, seat) {
    G.events.push({ type: 'keep', seat });
    goOn(G);
  },

  all: (G, seat) => (isShown(G, seat) && surplus(handOf(G, seat)).length === 0 ? [['keep']] : []),
};

/** A card is drawn for a throw, and the figure moves; or for one that was shown, after which no throw is left. */
const goOn = (G: G): void => {
  G.stage = G.throw ? 'move' : 'swap';
};
