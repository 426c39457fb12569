/** The garden at a glance: what lies on every cell and corner, for bots that ask thousands of times. */
import { FIELDS, type FieldId } from '../content/fields.ts';
import { GROVES } from '../content/groves.ts';
import { COLOURS, type Colour, type Corner, CORNERS, type Spot } from '../content/terms.ts';
import { type Cell, TEMPLE_CELLS } from '../rules/geometry.ts';
import type { G } from '../rules/state.ts';

/** No garden of 24 tiles reaches further from the temple than that, in half cells. */
const REACH = 64;
const ROW = 2 * REACH;

/** Where a cell or a corner, whose coordinates are halves, is found. */
export const at = (x: number, y: number): number => (2 * y + REACH) * ROW + 2 * x + REACH;

/** From a cell to its corners. */
const CORNER_STEPS: readonly number[] = [-ROW - 1, -ROW + 1, ROW + 1, ROW - 1];
/** From a cell to its neighbours. */
const SIDE_STEPS: readonly number[] = [-2 * ROW, 2, 2 * ROW, -2];

/** The two corners that a spot has paths to, as steps, and the marks of a grove there that would face the spot's tile. */
const PATH_STEPS: Record<Spot, readonly [number, number]> = {
  N: [CORNER_STEPS[0]!, CORNER_STEPS[1]!],
  E: [CORNER_STEPS[1]!, CORNER_STEPS[2]!],
  S: [CORNER_STEPS[2]!, CORNER_STEPS[3]!],
  W: [CORNER_STEPS[3]!, CORNER_STEPS[0]!],
};

const bit = (corner: Corner): number => 1 << CORNERS.indexOf(corner);
const FACING = new Map<number, number>([
  [CORNER_STEPS[0]!, bit('SE')],
  [CORNER_STEPS[1]!, bit('SW')],
  [CORNER_STEPS[2]!, bit('NW')],
  [CORNER_STEPS[3]!, bit('NE')],
]);
const PATH_MARKS = Object.fromEntries(
  Object.entries(PATH_STEPS).map(([spot, steps]) => [spot, steps.map((step) => FACING.get(step))]),
) as unknown as Record<Spot, readonly [number, number]>;

const GROVE = 16;
const MARKS = new Map(
  Object.entries(GROVES).map(([id, { marks }]) => [id, marks.reduce((sum, corner) => sum | bit(corner), GROVE)]),
);

const TEMPLE = 32;
const colourBits = (colours: readonly Colour[]): number =>
  colours.reduce((sum, colour) => sum | (1 << COLOURS.indexOf(colour)), 0);
const COLOUR_BITS = Object.fromEntries(
  Object.entries(FIELDS).map(([id, { colours }]) => [id, colourBits(colours)]),
) as Record<FieldId, number>;

/** A map of cells and corners; made anew for every position, in the same memory. */
const map = new Uint8Array(ROW * ROW);
const marked: number[] = [];

function mark(place: number, what: number): void {
  map[place] = what;
  marked.push(place);
}

/** Draws the map of this position; whoever asks the functions below asks about the position drawn last. */
export function survey(G: G): void {
  for (const place of marked) map[place] = 0;
  marked.length = 0;
  mark(at(TEMPLE_CELLS.yellow.x, TEMPLE_CELLS.yellow.y), TEMPLE);
  mark(at(TEMPLE_CELLS.black.x, TEMPLE_CELLS.black.y), TEMPLE);
  for (const { field, x, y } of G.tiles) mark(at(x, y), COLOUR_BITS[field]);
  for (const { grove, x, y } of G.groves) mark(at(x, y), MARKS.get(grove)!);
}

/** Crystals that placing on the spot of a tile at this place brings. */
export function crystalsAround(place: number, spot: Spot): number {
  const [one, other] = PATH_STEPS[spot];
  const [oneMark, otherMark] = PATH_MARKS[spot];
  return (map[place + one]! & oneMark ? 1 : 0) + (map[place + other]! & otherMark ? 1 : 0);
}

/** Groves at the ends of the spot's paths. */
export function grovesAround(place: number, spot: Spot): number {
  const [one, other] = PATH_STEPS[spot];
  return (map[place + one] ? 1 : 0) + (map[place + other] ? 1 : 0);
}

export function touchesColour(place: number, field: FieldId): boolean {
  const colours = COLOUR_BITS[field];
  return SIDE_STEPS.some((step) => map[place + step]! & colours);
}

/** Corners of a free cell that a tile there would close. */
export function gladesClosed(place: number): number {
  let closed = 0;
  for (const corner of CORNER_STEPS) {
    if (map[place + corner]) continue;
    let around = 0;
    for (const step of CORNER_STEPS) if (map[place + corner + step]) around++;
    if (around === 3) closed++;
  }
  return closed;
}

/** The free cells beside tiles in play. */
export function openCells(G: G): Cell[] {
  const cells: Cell[] = [];
  const add = (x: number, y: number) => {
    const place = at(x, y);
    if (map[place]) return;
    mark(place, SEEN);
    cells.push({ x, y });
  };
  const around = ({ x, y }: Cell) => {
    add(x, y - 1);
    add(x + 1, y);
    add(x, y + 1);
    add(x - 1, y);
  };
  around(TEMPLE_CELLS.yellow);
  around(TEMPLE_CELLS.black);
  for (const tile of G.tiles) around(tile);
  for (const { x, y } of cells) map[at(x, y)] = 0;
  return cells;
}

const SEEN = 64;

/** The corners that apprentices have paths to. */
export function pathMap() {
  const corners = new Uint8Array(ROW * ROW);
  const added: number[] = [];
  return {
    clear(): void {
      for (const corner of added) corners[corner] = 0;
      added.length = 0;
    },
    add(x: number, y: number, spot: Spot): void {
      const place = at(x, y);
      const [one, other] = PATH_STEPS[spot];
      corners[place + one] = corners[place + other] = 1;
      added.push(place + one, place + other);
    },
    reach: (x: number, y: number): boolean => corners[at(x, y)] === 1,
  };
}
