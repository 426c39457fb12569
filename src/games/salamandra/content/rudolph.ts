/** Rudolph, against whom one plays alone: his Labour cards and his placement cards. */
import { LABOUR_POINTS } from './labour.ts';
import { type Half, HALVES } from './terms.ts';

export interface LabourPoints {
  /** Points that he scores when a round begins, by round. */
  readonly rounds: readonly [number, number, number, number];
  /** Points for an apprentice in a spellbook: when it comes there, and again at the end. */
  readonly spellbook: number;
}

export interface LabourCard extends LabourPoints {
  /** His symbols of faith in each divinity. */
  readonly faith: number;
  /** How often the player may recycle after a round. */
  readonly recycling: number;
}

/** By level, from easy to difficult. */
export const LABOUR = {
  1: { ...LABOUR_POINTS[1], faith: 3, recycling: 1 },
  2: { ...LABOUR_POINTS[2], faith: 4, recycling: 2 },
  3: { ...LABOUR_POINTS[3], faith: 5, recycling: 3 },
} as const satisfies Record<number, LabourCard>;

export type RudolphLevel = keyof typeof LABOUR;
export const RUDOLPH_LEVELS = [1, 2, 3] as const satisfies RudolphLevel[];

/** What he has before the first round. */
export const RUDOLPH_SCROLLS = 1;

/** As many scrolls are discarded to move his apprentice into a spellbook. */
export const RUDOLPH_SCROLLS_TO_INSCRIBE = 3;

/** One step of an arrow over the grid: x grows east, y grows south. */
export const DIRECTIONS = {
  N: { x: 0, y: -1 },
  NE: { x: 1, y: -1 },
  E: { x: 1, y: 0 },
  SE: { x: 1, y: 1 },
  S: { x: 0, y: 1 },
  SW: { x: -1, y: 1 },
  W: { x: -1, y: 0 },
  NW: { x: -1, y: -1 },
} as const;
export type Direction = keyof typeof DIRECTIONS;
const DIRECTION_NAMES = Object.keys(DIRECTIONS) as Direction[];

/** A placement card: its arrow starts at a half of the temple. */
export interface Arrow {
  readonly half: Half;
  readonly direction: Direction;
}

export type PlacementId = `${Half}-${Direction}`;
export const PLACEMENT_IDS: readonly PlacementId[] = HALVES.flatMap((half) =>
  DIRECTION_NAMES.map((direction): PlacementId => `${half}-${direction}`),
);

export function arrowOf(card: PlacementId): Arrow {
  const [half, direction] = card.split('-') as [Half, Direction];
  return { half, direction };
}
