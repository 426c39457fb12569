/** Where the chambers lie: four wings of seven rows and three stone fields, in a cross around the dungeon. */
import { type Chamber, CARDS, type WingId } from '../../content/cards.ts';
import type { Point } from './circuit.ts';

/** Clockwise from the top. */
export const WING_ANGLES: Readonly<Record<WingId, number>> = { air: 0, fire: 90, earth: 180, water: 270 };

/** From the hub to the first row, from row to row, and from stone field to stone field. */
const FIRST_ROW = 73.5;
const ROW = 33;
const FIELD = 36;

const isUpright = (wing: WingId): boolean => wing === 'air' || wing === 'earth';

/** Stone fields are counted as one reads: from left to right, and from top to bottom. */
export function chamberAt([wing, row, stone]: Readonly<Chamber>): Point {
  const along = FIRST_ROW + ROW * (CARDS[row].value - 1);
  const across = FIELD * (CARDS[stone].value - 2);
  switch (wing) {
    case 'air':
      return { x: across, y: -along };
    case 'earth':
      return { x: across, y: along };
    case 'water':
      return { x: -along, y: across };
    case 'fire':
      return { x: along, y: across };
  }
}

/** How far a chamber reaches to each side. */
export const chamberHalf = (wing: WingId): Point =>
  isUpright(wing) ? { x: FIELD / 2, y: ROW / 2 } : { x: ROW / 2, y: FIELD / 2 };

/** Where on a chamber its tokens stand: at the upper right, and further to the left when they share it. */
export function tokensAt(tokens: number): Point[] {
  return Array.from({ length: tokens }, (_, i) => ({ x: 11 - 15 * i + (tokens > 2 ? 4 * i : 0), y: -11 }));
}
