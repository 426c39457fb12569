/** The one way to set up a position for a test: a dealt game, changed piece by piece. */
import { expect } from 'chai';
import type { BeastCardId } from '../../../src/games/salamandra/content/cards.ts';
import type { FieldId } from '../../../src/games/salamandra/content/fields.ts';
import type { GroveId } from '../../../src/games/salamandra/content/groves.ts';
import { LABOUR_POINTS } from '../../../src/games/salamandra/content/labour.ts';
import { PLACEMENT_IDS, type PlacementId, type RudolphLevel } from '../../../src/games/salamandra/content/rudolph.ts';
import type { Source, Spot } from '../../../src/games/salamandra/content/terms.ts';
import type { Action, Refusal } from '../../../src/games/salamandra/rules/actions.ts';
import { play, refusal } from '../../../src/games/salamandra/rules/index.ts';
import { type Arrangement, deal, unshuffled } from '../../../src/games/salamandra/rules/setup.ts';
import {
  type G,
  newTile,
  type Player,
  playerAt,
  type Seat,
  turnsOver,
} from '../../../src/games/salamandra/rules/state.ts';

/**
 * A game that has just been dealt, by default with every pile in the order of the component lists: start-orange and
 * start-green north of the temple, start-white and start-purple south of it, F05-F08 in the river, madder (seat 0) to
 * begin.
 */
export function table(players = 2, changes: Partial<Arrangement> = {}): G {
  const arrangement = unshuffled(players);
  return deal({ ...arrangement, markers: arrangement.markers.toReversed(), ...changes });
}

/**
 * The same against Rudolph, with seat 0 to act. His first card, unless the changes say otherwise, points from the black
 * half to the north: to start-green.
 */
export function alone(level: RudolphLevel = 1, changes: Partial<Arrangement> = {}): G {
  return deal({ ...unshuffled(1, { rudolph: level }), ...changes });
}

/** Rudolph's placement cards, these first. */
export const placing = (level: RudolphLevel, ...first: PlacementId[]): Partial<Arrangement> => {
  const placement = [...first, ...PLACEMENT_IDS.filter((card) => !first.includes(card))];
  return { rudolph: { level, labour: LABOUR_POINTS[level], placement, reshuffle: 7 } };
};

/** Does the actions of whoever's turn it is; each has to be legal. */
export function doAll(G: G, ...actions: Action[]): void {
  for (const action of actions) {
    expect(refusal(G, G.seat, action), action.join(' ')).to.equal(null);
    play(G, G.seat, action);
  }
}

export const whyNot = (G: G, ...action: Action): Refusal | null => refusal(G, G.seat, action);

/** Puts an apprentice on a spot without anything that placing would bring. */
export function stand(G: G, seat: Seat, field: FieldId, spot: Spot, active = true): void {
  const { druid } = playerAt(G, seat);
  const tile = G.tiles.find((each) => each.field === field);
  if (!tile) throw new Error(`${field} is not in play`);
  tile.spots[spot] = { seat, face: active ? druid : turnsOver(druid) };
}

/** Puts a field of the pile or the river into play, without groves. */
export function layField(G: G, field: FieldId, x: number, y: number): void {
  G.piles.fields = G.piles.fields.filter((id) => id !== field);
  G.river = G.river.map((id) => (id === field ? (G.piles.fields.shift() ?? null) : id));
  G.tiles.push(newTile(field, x, y));
}

/** Puts a grove of the pile on a corner, instead of the one that is there. */
export function layGrove(G: G, grove: GroveId, x: number, y: number): void {
  G.piles.groves = G.piles.groves.filter((id) => id !== grove);
  G.groves = G.groves.filter((tile) => tile.grove !== grove && (tile.x !== x || tile.y !== y));
  G.groves.push({ grove, x, y });
}

/** Gives a player cards of the decks. */
export function holds(G: G, seat: Seat, ...cards: BeastCardId[]): void {
  for (const card of cards) {
    const beast = card.startsWith('B') ? 'bear' : 'eagle';
    G.piles[beast] = G.piles[beast].filter((id) => id !== card);
    playerAt(G, seat)[beast].push(card);
  }
}

export const give = (G: G, seat: Seat, what: Partial<Pick<Player, 'crystals' | 'scrolls' | 'available' | 'score'>>) =>
  Object.assign(playerAt(G, seat), what);

/** A player's points by source, without the zeros. */
export const pointsOf = (G: G, seat: Seat): Partial<Record<Source, number>> =>
  Object.fromEntries(Object.entries(playerAt(G, seat).points).filter(([, n]) => n !== 0));

/** Plays the turn on to its end. */
export const endTurn = (G: G): void => doAll(G, ['endTurn']);
