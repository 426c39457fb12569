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

interface TokenSpot extends Point {
  readonly size: number;
}

/** A token alone leaves the number and the stones to be seen. */
const ALONE: readonly TokenSpot[] = [{ x: 12, y: -8, size: 22 }];
/** Those that share a chamber stand at its corners. */
const CORNERS: readonly TokenSpot[] = [
  { x: 16, y: -13, size: 17 },
  { x: -15, y: -13, size: 17 },
  { x: 16, y: 13, size: 17 },
  { x: -16, y: 13, size: 17 },
];

/** Where on a chamber so many tokens stand. */
export const tokensAt = (tokens: number): readonly TokenSpot[] => (tokens === 1 ? ALONE : CORNERS.slice(0, tokens));

/** Where in the dungeon so many figures stand, the foremost last. */
export function prisonersAt(figures: number): readonly Point[] {
  switch (figures) {
    case 1:
      return [{ x: 0, y: 23 }];
    case 2:
      return [
        { x: -13, y: 21 },
        { x: 14, y: 23 },
      ];
    case 3:
      return [
        { x: -19, y: 16 },
        { x: 19, y: 16 },
        { x: 0, y: 27 },
      ];
    default:
      return [
        { x: -11, y: 9 },
        { x: 12, y: 9 },
        { x: -20, y: 25 },
        { x: 20, y: 26 },
      ].slice(0, figures);
  }
}
