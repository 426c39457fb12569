/** The one way to set up a position for a test: a game with these hands, at the beginning of seat 0's turn. */
import { expect } from 'chai';
import { ALL_CARDS, type CardId } from '../../../src/games/feuersalamander/content/cards.ts';
import type { CastSymbol } from '../../../src/games/feuersalamander/content/terms.ts';
import type { Action, Refusal } from '../../../src/games/feuersalamander/rules/actions.ts';
import { legalMoves, play, refusal } from '../../../src/games/feuersalamander/rules/index.ts';
import { deal, type Options, unshuffled } from '../../../src/games/feuersalamander/rules/setup.ts';
import { type G, type Place, playerAt, type Seat } from '../../../src/games/feuersalamander/rules/state.ts';

/** Everyone stands at the start place; what nobody holds is in the pile, in the order of the component list. */
export function table(hands: readonly CardId[][], options: Options = {}): G {
  const G = deal(unshuffled(hands.length, options));
  const pile = [...ALL_CARDS];
  for (const card of hands.flat()) pile.splice(pile.indexOf(card), 1);
  for (const [seat, hand] of hands.entries()) playerAt(G, seat).hand = [...hand];
  return Object.assign(G, {
    seat: 0,
    actor: 0,
    stage: 'begin',
    turn: 1,
    pile,
    discards: [],
    history: [{ fact: 'deal', hands: hands.map((hand) => [...hand]) }],
    events: [],
  } satisfies Partial<G>);
}

/** Moves cards of the pile to its top, the first to be drawn first. */
export function onTop(G: G, ...cards: CardId[]): void {
  for (const card of cards) G.pile.splice(G.pile.indexOf(card), 1);
  G.pile.unshift(...cards);
}

/** Empties the pile on the discards, but for so many cards of it. */
export function usedUp(G: G, left = 0): void {
  G.discards.push(...(G.pile.splice(left) as CardId[]));
}

export const stand = (G: G, seat: Seat, place: Place): void => {
  playerAt(G, seat).place = place;
};

/** Seat 0 is in the dungeon, and its turn begins there. */
export function jailed(G: G): G {
  stand(G, 0, 'dungeon');
  return Object.assign(G, { stage: 'dungeon' } satisfies Partial<G>);
}

/** Does the actions of whoever is to act; each has to be legal. */
export function doAll(G: G, ...actions: Action[]): void {
  for (const action of actions) {
    expect(refusal(G, G.actor, action), action.join(' ')).to.equal(null);
    play(G, G.actor, action);
  }
}

/** Does the action where chance lets it come out as wanted. */
export function fated(G: G, action: Action, isWanted: (after: G) => boolean): void {
  const { key } = G.chance as NonNullable<G['chance']>;
  for (let taken = 0; taken < 100_000; taken++) {
    const after = structuredClone(G);
    after.chance = { key, taken };
    play(after, after.actor, action);
    if (!isWanted(after)) continue;
    G.chance = { key, taken };
    doAll(G, action);
    return;
  }
  throw new Error(`${action.join(' ')} never comes out as wanted`);
}

/** The sticks fall like this. */
export const throwing = (G: G, first: number, second: number, symbol: CastSymbol): void =>
  fated(G, ['throwSticks'], ({ events: [event] }) => {
    if (event?.type !== 'throw') return false;
    return event.sticks[0] === first && event.sticks[1] === second && event.symbol === symbol;
  });

export const whyNot = (G: G, ...action: Action): Refusal | null => refusal(G, G.actor, action);

/** The listed moves of whoever is to act. */
export const listed = (G: G): Action[] => legalMoves(G, G.actor);

export const eventTypes = (G: G): string[] => G.events.map(({ type }) => type);
