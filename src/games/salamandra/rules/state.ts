import type { BeastCardId, SalamanderId } from '../content/cards.ts';
import type { FieldId } from '../content/fields.ts';
import type { GroveId } from '../content/groves.ts';
import type { Arrow, LabourPoints, PlacementId, RudolphLevel } from '../content/rudolph.ts';
import type { SpellbookId } from '../content/spellbooks.ts';
import type { Basic, Beast, Face, Half, Level, Resource, Source, SOURCES, Spot } from '../content/terms.ts';

/** A player's place at the table, counted clockwise from 0. */
export type Seat = number;

export interface Apprentice {
  seat: Seat;
  /** Active when this is the face of the player's Druid. */
  face: Face;
}

/** A field in play. */
export interface Tile {
  field: FieldId;
  x: number;
  y: number;
  spots: Record<Spot, Apprentice | null>;
}

/** A grove in play, on a corner: its coordinates are halves. */
export interface GroveTile {
  grove: GroveId;
  x: number;
  y: number;
}

export interface BookInPlay {
  book: SpellbookId;
  upper: Seat | null;
  lower: Seat | null;
}

export interface Player {
  score: number;
  /** The score again, by where it came from. */
  points: Record<(typeof SOURCES)[number], number> & { labour?: number };
  crystals: number;
  scrolls: number;
  /** Apprentices of this round that are not placed yet; those of later rounds wait on the mat. */
  available: number;
  druid: Face;
  /** Out of this round. */
  passed: boolean;
  bear: BeastCardId[];
  eagle: BeastCardId[];
  salamander: SalamanderId[];
  /** The grove row, in the order of taking. */
  groves: GroveId[];
}

/** A card or tile in a pile; null where the viewer may not know which. */
export type Hidden<Id> = Id | null;

/** Piles are drawn from the front. */
export interface Piles {
  fields: Hidden<FieldId>[];
  groves: Hidden<GroveId>[];
  bear: Hidden<BeastCardId>[];
  eagle: Hidden<BeastCardId>[];
  black: Hidden<SalamanderId>[];
  yellow: Hidden<SalamanderId>[];
}
export type PileName = keyof Piles;

/** A piece that lies face up on its pile or in the river. */
export type FaceUpId = FieldId | BeastCardId | SalamanderId;

/** Whoever plays alone plays against Rudolph, who sits at seat 1 and never has a turn. */
export interface Rudolph {
  level: RudolphLevel;
  labour: LabourPoints;
  /** His placement cards, drawn from the front. */
  placement: Hidden<PlacementId>[];
  /** Those turned up since they were shuffled, the last one last. */
  turnedUp: PlacementId[];
  /** What the next shuffle is made from. */
  reshuffle: Hidden<number>;
  /** He had as many points as the player at the end of a round, or more: the game was lost there. */
  caughtUp: boolean;
}

/** What is still to be done before the turn goes on; the first is next. */
export type Step =
  /** Put a built tile into play. */
  | { step: 'lay'; field: FieldId; x: number; y: number }
  /** Choose: an apprentice on the new tile, or, unless it was put there without cost, a card. */
  | { step: 'settle'; field: FieldId; free: boolean }
  /** Fill the river's empty slot. */
  | { step: 'refill' }
  /** Choose: an inactive apprentice becomes active; not the worker that does it. */
  | { step: 'reactivate'; worker: Place | null }
  /** Choose: any grove in play. */
  | { step: 'takeGrove' }
  /** Lay a taken grove on the row. */
  | { step: 'row'; grove: GroveId }
  /** Choose, so many times: a face-up piece goes under its pile. */
  | { step: 'recycle'; times: number }
  /** Grow groves, and begin the next round. */
  | { step: 'nextRound' };

/** Where an apprentice stands. */
export interface Place {
  field: FieldId;
  spot: Spot;
}

/** What a move brought about, in order: the log is told from it. */
export type GameEvent =
  | ({ type: 'place' | 'settle' | 'work' | 'flip' | 'reactivate'; seat: Seat } & Place)
  /** With what was given for "any basic resource". */
  | ({ type: 'cauldron'; seat: Seat; basic: Basic | null } & Place)
  | { type: 'build'; seat: Seat; field: FieldId; x: number; y: number; free: boolean }
  | { type: 'convert'; seat: Seat; by: ConverterId; resource: Resource }
  | ({ type: 'temple'; seat: Seat; half: Half } & Place)
  | ({ type: 'inscribe'; seat: Seat; book: SpellbookId; level: Level; scrolls?: number } & Place)
  | { type: 'takeBeastCard'; seat: Seat; beast: Beast; card: BeastCardId }
  | { type: 'takeSalamanderCard'; seat: Seat; card: SalamanderId }
  | { type: 'harvest' | 'takeGrove'; seat: Seat; grove: GroveId }
  | { type: 'pass'; seat: Seat }
  | { type: 'points'; seat: Seat; n: number; source: Source }
  | { type: 'crystals' | 'scrolls'; seat: Seat; n: number }
  | { type: 'resource'; seat: Seat; resource: Resource }
  /** A field in the river or the top of a deck is new to everyone: no undo goes past it. */
  | { type: 'turnUp'; pile: Exclude<PileName, 'groves'>; id: FaceUpId }
  /** So is a grove in the garden. */
  | ({ type: 'grow' } & GroveTile)
  | { type: 'round'; round: number; first: Seat; alone?: true }
  | { type: 'recycle'; seat: Seat; id: FaceUpId }
  /** Rudolph begins a round. */
  | { type: 'labour'; seat: Seat }
  /** He turns up a placement card; null where no field on its line has a free spot. */
  | ({ type: 'placement'; seat: Seat; field: FieldId | null } & Arrow)
  /** His placement cards are shuffled, or none of them leads to a free spot. */
  | { type: 'shuffle' | 'placeNobody'; seat: Seat }
  /** At the end of a round he takes a grove that he has a path to. */
  | ({ type: 'gather'; seat: Seat } & GroveTile)
  /** At the end of a round he has as many points as the player, or more. */
  | { type: 'caughtUp'; seat: Seat; round: number }
  | { type: 'end'; winners: Seat[] };

/** What changes crystals into resources: everyone's exchange, or a card. */
export type ConverterId = 'exchange' | BeastCardId;

/** The whole game: plain JSON. */
export interface G {
  /** 1 to 4: day, night, day, night. */
  round: number;
  over: boolean;
  /** How many turns have begun. */
  turn: number;
  /** Whose turn it is. */
  seat: Seat;
  /** The turn's action A-D is done. */
  acted: boolean;
  /** The player has passed and may harvest. */
  harvesting: boolean;
  /** What the player whose turn it is has made; gone when it ends. */
  resources: Record<Resource, number>;
  agenda: Step[];
  tiles: Tile[];
  groves: GroveTile[];
  river: (FieldId | null)[];
  books: BookInPlay[];
  piles: Piles;
  players: Player[];
  /** Score markers by arrival on their score: who reached it last comes last and lies on top. */
  markers: Seat[];
  /** What the last move brought about. */
  events: GameEvent[];
  /** Only where one plays alone: games for more, also those stored before there was a solo game, have no such field. */
  rudolph?: Rudolph;
}

export function playerAt(G: G, seat: Seat): Player {
  const player = G.players[seat];
  if (!player) throw new RangeError(`no player at seat ${seat}`);
  return player;
}

export const lightOf = (round: number): Face => (round % 2 === 1 ? 'day' : 'night');

export const noResources = (): Record<Resource, number> => ({
  leaf: 0,
  flower: 0,
  fruit: 0,
  greenPotion: 0,
  duskPotion: 0,
});

export const turnsOver = (face: Face): Face => (face === 'day' ? 'night' : 'day');

export const newTile = (field: FieldId, x: number, y: number): Tile => ({
  field,
  x,
  y,
  spots: { N: null, E: null, S: null, W: null },
});
