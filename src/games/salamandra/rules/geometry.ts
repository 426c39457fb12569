/** Chapter 1, board geometry: x grows east, y grows south, corners lie at half coordinates. */
import { type FieldId, FIELDS } from '../content/fields.ts';
import { type GroveId, GROVES } from '../content/groves.ts';
import { type Corner, CORNERS, type Face, type Half, type Spot, SPOTS } from '../content/terms.ts';
import type { Apprentice, G, GroveTile, Place, Seat, Tile } from './state.ts';

export interface Cell {
  x: number;
  y: number;
}

export const TEMPLE_CELLS: Record<Half, Cell> = { yellow: { x: 0, y: 0 }, black: { x: 1, y: 0 } };

export const START_CELLS: readonly Cell[] = [
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
];

export const OPENING_CORNERS: readonly Cell[] = [
  { x: 0.5, y: -1.5 },
  { x: -0.5, y: -0.5 },
  { x: 0.5, y: -0.5 },
  { x: 1.5, y: -0.5 },
  { x: -0.5, y: 0.5 },
  { x: 0.5, y: 0.5 },
  { x: 1.5, y: 0.5 },
  { x: 0.5, y: 1.5 },
];

/** Every spot has a path to the two corners beside it. */
export const PATHS: Record<Spot, readonly [Corner, Corner]> = {
  N: ['NW', 'NE'],
  E: ['NE', 'SE'],
  S: ['SE', 'SW'],
  W: ['SW', 'NW'],
};

const OFFSETS: Record<Corner, Cell> = {
  NW: { x: -0.5, y: -0.5 },
  NE: { x: 0.5, y: -0.5 },
  SE: { x: 0.5, y: 0.5 },
  SW: { x: -0.5, y: 0.5 },
};

const OPPOSITE: Record<Corner, Corner> = { NW: 'SE', NE: 'SW', SE: 'NW', SW: 'NE' };

const SIDES: readonly Cell[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

const cornerOf = (cell: Cell, corner: Corner): Cell => ({
  x: cell.x + OFFSETS[corner].x,
  y: cell.y + OFFSETS[corner].y,
});

const isTemple = (x: number, y: number): boolean => y === 0 && (x === 0 || x === 1);

export const tileOf = (G: G, field: FieldId): Tile | undefined => G.tiles.find((tile) => tile.field === field);

function tileAt(G: G, x: number, y: number): Tile | undefined {
  for (const tile of G.tiles) if (tile.x === x && tile.y === y) return tile;
  return undefined;
}

/** A tile in play; the temple's halves count. */
export const isCovered = (G: G, x: number, y: number): boolean => isTemple(x, y) || tileAt(G, x, y) !== undefined;

export function groveAt(G: G, { x, y }: Cell): GroveTile | undefined {
  for (const grove of G.groves) if (grove.x === x && grove.y === y) return grove;
  return undefined;
}

/** Does the cell share a side with a tile in play? */
export const touchesTile = (G: G, x: number, y: number): boolean =>
  SIDES.some((side) => isCovered(G, x + side.x, y + side.y));

export function freeCells(G: G): Cell[] {
  const cells: Cell[] = [];
  const covered = [TEMPLE_CELLS.yellow, TEMPLE_CELLS.black, ...G.tiles];
  const seen = new Set(covered.map(keyOf));
  for (const cell of covered) {
    for (const side of SIDES) {
      const next = { x: cell.x + side.x, y: cell.y + side.y };
      const key = keyOf(next);
      if (seen.has(key)) continue;
      seen.add(key);
      cells.push(next);
    }
  }
  return cells;
}

/** The garden never reaches further than its 24 tiles. */
const keyOf = ({ x, y }: Cell): number => x * 100 + y;

/** Does a field at this cell share a colour with a tile that it touches by a side? The temple has no colour. */
export function touchesOwnColour(G: G, field: FieldId, { x, y }: Cell): boolean {
  const colours: readonly string[] = FIELDS[field].colours;
  return SIDES.some((side) => {
    const neighbour = tileAt(G, x + side.x, y + side.y);
    return neighbour && FIELDS[neighbour.field].colours.some((colour) => colours.includes(colour));
  });
}

export function tilesAround(G: G, { x, y }: Cell): number {
  let around = 0;
  for (const side of CORNERS) if (isCovered(G, x + OFFSETS[side].x, y + OFFSETS[side].y)) around++;
  return around;
}

/** The corners of a cell, NW NE SE SW, that have that many tiles around them and no grove. */
export function bareCornersOf(G: G, cell: Cell, atLeast: number): Cell[] {
  const bare: Cell[] = [];
  for (const name of CORNERS) {
    const corner = cornerOf(cell, name);
    if (!groveAt(G, corner) && tilesAround(G, corner) >= atLeast) bare.push(corner);
  }
  return bare;
}

/** All corners with that many tiles around them and no grove, north to south, then west to east. */
export function bareCorners(G: G, atLeast: number): Cell[] {
  const corners = new Map<number, Cell>();
  for (const tile of G.tiles) {
    for (const corner of bareCornersOf(G, tile, atLeast)) corners.set(keyOf(corner), corner);
  }
  return [...corners.values()].toSorted((a, b) => a.y - b.y || a.x - b.x);
}

/** Crystals that placing on a spot brings: one for each path to a grove whose mark facing this tile is a crystal. */
export function crystalsAt(G: G, tile: Tile, spot: Spot): number {
  let crystals = 0;
  for (const corner of PATHS[spot]) {
    const grove = groveAt(G, cornerOf(tile, corner));
    if (grove && GROVES[grove.grove].marks.includes(OPPOSITE[corner])) crystals++;
  }
  return crystals;
}

/** Has the player an apprentice, active or not, on a spot with a path to this grove? */
export function reaches(G: G, seat: Seat, grove: GroveTile): boolean {
  return CORNERS.some((side) => {
    const cell = cornerOf(grove, side);
    const tile = tileAt(G, cell.x, cell.y);
    return tile && SPOTS.some((spot) => tile.spots[spot]?.seat === seat && PATHS[spot].includes(OPPOSITE[side]));
  });
}

export const groveInPlay = (G: G, grove: GroveId): GroveTile | undefined =>
  G.groves.find((tile) => tile.grove === grove);

export const apprenticeAt = (G: G, { field, spot }: Place): Apprentice | null =>
  tileOf(G, field)?.spots[spot] ?? null;

/** Puts an apprentice on a spot, or nobody. The tile is replaced, never changed: copies of a position share tiles. */
export function occupy(G: G, { field, spot }: Place, apprentice: Apprentice | null): void {
  const index = G.tiles.findIndex((tile) => tile.field === field);
  const { x, y, spots } = G.tiles[index] as Tile;
  const { N, E, S, W } = spots;
  const occupied = { N, E, S, W };
  occupied[spot] = apprentice;
  G.tiles[index] = { field, x, y, spots: occupied };
}

export const isOnTile = (tile: Tile, seat: Seat): boolean =>
  tile.spots.N?.seat === seat ||
  tile.spots.E?.seat === seat ||
  tile.spots.S?.seat === seat ||
  tile.spots.W?.seat === seat;

/** Where the player's apprentices on tiles stand; those with one face only, if it is named. */
export function placesOf(G: G, seat: Seat, face: Face | null = null): Place[] {
  const places: Place[] = [];
  // spot by spot, not in a loop: finding legal moves spends most of its time here
  for (const { field, spots } of G.tiles) {
    if (isMeant(spots.N, seat, face)) places.push({ field, spot: 'N' });
    if (isMeant(spots.E, seat, face)) places.push({ field, spot: 'E' });
    if (isMeant(spots.S, seat, face)) places.push({ field, spot: 'S' });
    if (isMeant(spots.W, seat, face)) places.push({ field, spot: 'W' });
  }
  return places;
}

const isMeant = (apprentice: Apprentice | null, seat: Seat, face: Face | null): boolean =>
  apprentice !== null && apprentice.seat === seat && (face === null || apprentice.face === face);
