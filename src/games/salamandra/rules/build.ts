/** Action B, build a tile, and the exceptional case, in which one is put into play without cost. */
import { type FieldId, field as fieldOf } from '../content/fields.ts';
import { type Beast, BEASTS } from '../content/terms.ts';
import type { ActionOf, MoveRule } from './actions.ts';
import { canPay, pay } from './cost.ts';
import { answer, take, takeBeastCard } from './gain.ts';
import { bareCornersOf, type Cell, freeCells, isCovered, tileOf, touchesOwnColour, touchesTile } from './geometry.ts';
import { canBePaid } from './payment/index.ts';
import { draw } from './piles.ts';
import { anyFreeSpot, freeSpots, placeOn } from './place.ts';
import { type G, newTile, playerAt, type Seat, type Step, type Tile } from './state.ts';

/** What building a river tile costs. */
export const costOf = (field: FieldId) => fieldOf(field).cost ?? {};

export const build: MoveRule<'build'> = {
  may(G, seat, field, x, y) {
    if (!G.river.includes(field)) return 'notInRiver';
    if (isCovered(G, x, y)) return 'cellTaken';
    if (!touchesTile(G, x, y)) return 'cellApart';
    return canPay(G, seat, costOf(field)) || isExceptional(G, seat) ? null : 'cannotPay';
  },

  play(G, seat, field, x, y) {
    const free = isExceptional(G, seat);
    G.acted = true;
    G.events.push({ type: 'build', seat, field, x, y, free });
    if (!free) pay(G, seat, costOf(field));
    answer(G, seat, 'build');
    G.agenda.unshift({ step: 'lay', field, x, y }, { step: 'settle', field, free }, { step: 'refill' });
    if (!free) take(G, seat, fieldOf(field).gain, 'build');
  },

  all(G, seat) {
    const exceptional = isExceptional(G, seat);
    const fields = G.river.filter((field) => field !== null && (exceptional || canPay(G, seat, costOf(field))));
    if (fields.length === 0) return [];
    const cells = freeCells(G);
    return fields.flatMap((field) => cells.map(({ x, y }): ActionOf<'build'> => ['build', field as FieldId, x, y]));
  },
};

/** An apprentice is available, no spot is free, and no river tile can be paid by any means. */
export function isExceptional(G: G, seat: Seat): boolean {
  if (playerAt(G, seat).available === 0 || anyFreeSpot(G)) return false;
  return !G.river.some((field) => field !== null && canBePaid(G, seat, { cost: costOf(field), flip: null }));
}

/** Puts the built tile into play; every glade it closes gets a grove at once. */
export function lay(G: G, field: FieldId, cell: Cell): void {
  G.river[G.river.indexOf(field)] = null;
  G.tiles.push(newTile(field, cell.x, cell.y));
  for (const corner of bareCornersOf(G, cell, GLADE)) growGrove(G, corner);
}

/** A glade is a corner with four tiles around it and no grove. */
export const GLADE = 4;

/** Draws a grove for a corner, while the supply lasts. */
export function growGrove(G: G, corner: Cell): void {
  const grove = draw(G, 'groves');
  if (!grove) return;
  G.groves = [...G.groves, { grove, x: corner.x, y: corner.y }];
  G.events.push({ type: 'grow', grove, x: corner.x, y: corner.y });
}

export function refill(G: G): void {
  const slot = G.river.indexOf(null);
  // an empty pile has left slots empty: the one to fill is the only one while there are tiles
  const field = draw(G, 'fields');
  if (!field) return;
  G.river[slot] = field;
  G.events.push({ type: 'turnUp', pile: 'fields', id: field });
}

type Settling = Extract<Step, { step: 'settle' }>;

const settling = (G: G): Settling => G.agenda[0] as Settling;

/** The decks of which the top card may be taken instead of settling on the new tile. */
function decksOnOffer(G: G, { field, free }: Settling): Beast[] {
  if (free || !touchesOwnColour(G, field, tileOf(G, field) as Tile)) return [];
  return BEASTS.filter((beast) => G.piles[beast].length > 0);
}

export const canSettle = (G: G, step: Settling): boolean =>
  playerAt(G, G.seat).available > 0 || decksOnOffer(G, step).length > 0;

export const settle: MoveRule<'settle'> = {
  may(G, seat, spot) {
    if (playerAt(G, seat).available === 0) return 'noApprenticeLeft';
    return tileOf(G, settling(G).field)?.spots[spot] ? 'spotTaken' : null;
  },

  play(G, seat, spot) {
    const { field } = settling(G);
    G.agenda.shift();
    G.events.push({ type: 'settle', seat, field, spot });
    placeOn(G, seat, tileOf(G, field) as Tile, spot);
  },

  all(G, seat) {
    if (playerAt(G, seat).available === 0) return [];
    return freeSpots(tileOf(G, settling(G).field) as Tile).map((spot) => ['settle', spot]);
  },
};

export const takeCard: MoveRule<'takeCard'> = {
  may(G, _seat, beast) {
    const { field, free } = settling(G);
    if (free) return 'notAskedFor';
    if (!touchesOwnColour(G, field, tileOf(G, field) as Tile)) return 'noColourContact';
    return G.piles[beast].length === 0 ? 'deckEmpty' : null;
  },

  play(G, seat, beast) {
    G.agenda.shift();
    takeBeastCard(G, seat, beast);
  },

  all: (G) => decksOnOffer(G, settling(G)).map((beast) => ['takeCard', beast]),
};
