/** Chapter 3, setup: an arrangement is the order of every pile, and dealing from it leaves nothing to chance. */
import { BEAR_IDS, type BeastCardId, BLACK_IDS, EAGLE_IDS, type SalamanderId, YELLOW_IDS } from '../content/cards.ts';
import { type FieldId, RIVER_FIELD_IDS, START_FIELD_IDS } from '../content/fields.ts';
import { type GroveId, GROVE_IDS } from '../content/groves.ts';
import { LABOUR_POINTS } from '../content/labour.ts';
import {
  type LabourPoints,
  PLACEMENT_IDS,
  type PlacementId,
  RUDOLPH_SCROLLS,
  type RudolphLevel,
} from '../content/rudolph.ts';
import { SPELLBOOK_IDS, type SpellbookId } from '../content/spellbooks.ts';
import { SOURCES } from '../content/terms.ts';
import { OPENING_CORNERS, START_CELLS } from './geometry.ts';
import { beginRound } from './round.ts';
import { RUDOLPH, shuffleNumber } from './rudolph.ts';
import { shuffle } from '../../../play/random.ts';
import { type G, newTile, noResources, type Player, playerAt, type Seat } from './state.ts';

export interface Arrangement {
  /** The start fields, at (0,-1) (1,-1) (0,1) (1,1). */
  start: FieldId[];
  /** The first four are the river. */
  fields: FieldId[];
  /** The first eight are the opening groves. */
  groves: GroveId[];
  bear: BeastCardId[];
  eagle: BeastCardId[];
  black: SalamanderId[];
  yellow: SalamanderId[];
  /** As many as there are players, and one more, are in play. */
  spellbooks: SpellbookId[];
  /** The stack of score markers, the top one last; Rudolph has one, too. */
  markers: Seat[];
  /** Where one plays alone. */
  rudolph?: ArrangedRudolph;
}

export interface ArrangedRudolph {
  level: RudolphLevel;
  /** Of the match, so that it stays what it was when the content is calibrated anew. */
  labour: LabourPoints;
  placement: PlacementId[];
  /** What his cards are shuffled by when they have all been turned up. */
  reshuffle: number;
}

/** What is chosen before a game: Rudolph's level by whoever plays alone, nothing by others. */
export interface Options {
  readonly rudolph?: RudolphLevel;
}

/** Every pile in the order of the component lists: what shuffling starts from. */
export const unshuffled = (players: number, { rudolph }: Options = {}): Arrangement => {
  if ((players === 1) !== (rudolph !== undefined)) throw new Error('Rudolph plays against one player, and only one');
  return rudolph === undefined
    ? piles(players)
    : {
        ...piles(2),
        rudolph: { level: rudolph, labour: LABOUR_POINTS[rudolph], placement: [...PLACEMENT_IDS], reshuffle: 0 },
      };
};

const piles = (players: number): Arrangement => ({
  start: [...START_FIELD_IDS],
  fields: [...RIVER_FIELD_IDS],
  groves: [...GROVE_IDS],
  bear: [...BEAR_IDS],
  eagle: [...EAGLE_IDS],
  black: [...BLACK_IDS],
  yellow: [...YELLOW_IDS],
  spellbooks: [...SPELLBOOK_IDS],
  markers: Array.from({ length: players }, (_, seat) => seat),
});

/** Shuffles every pile; `random` gives numbers from 0 up to 1. A match that was dealt keeps its Labour card. */
export function arrange(
  players: number,
  random: () => number,
  options: Options = {},
  dealt?: Arrangement | G,
): Arrangement {
  const arrangement = unshuffled(players, options);
  const { rudolph, ...rest } = arrangement;
  for (const pile of Object.values(rest)) shuffle<unknown>(pile, random);
  if (rudolph) {
    if (dealt?.rudolph) rudolph.labour = dealt.rudolph.labour;
    shuffle(rudolph.placement, random);
    rudolph.reshuffle = shuffleNumber(random);
  }
  return arrangement;
}

export function deal(arrangement: Arrangement): G {
  const { start, fields, groves, spellbooks, markers, rudolph } = arrangement;
  const G: G = {
    round: 0,
    over: false,
    turn: 0,
    seat: 0,
    acted: false,
    harvesting: false,
    resources: noResources(),
    agenda: [],
    tiles: START_CELLS.map(({ x, y }, i) => newTile(start[i] as FieldId, x, y)),
    groves: OPENING_CORNERS.map(({ x, y }, i) => ({ grove: groves[i] as GroveId, x, y })),
    river: fields.slice(0, RIVER_SLOTS),
    books: spellbooks.slice(0, markers.length + 1).map((book) => ({ book, upper: null, lower: null })),
    piles: {
      fields: fields.slice(RIVER_SLOTS),
      groves: groves.slice(OPENING_CORNERS.length),
      bear: [...arrangement.bear],
      eagle: [...arrangement.eagle],
      black: [...arrangement.black],
      yellow: [...arrangement.yellow],
    },
    players: markers.map(newPlayer),
    markers: [...markers],
    events: [],
  };
  if (rudolph) seatRudolph(G, rudolph);
  beginRound(G);
  return G;
}

const RIVER_SLOTS = 4;

/** He has no turns, so he is always out of the round. */
function seatRudolph(G: G, { level, labour, placement, reshuffle }: ArrangedRudolph): void {
  G.rudolph = { level, labour, placement: [...placement], turnedUp: [], reshuffle, caughtUp: false };
  Object.assign(playerAt(G, RUDOLPH), { scrolls: RUDOLPH_SCROLLS, passed: true } satisfies Partial<Player>);
}

const newPlayer = (): Player => ({
  score: 0,
  points: Object.fromEntries(SOURCES.map((source) => [source, 0])) as Player['points'],
  crystals: 0,
  scrolls: 0,
  available: 0,
  druid: 'day',
  passed: false,
  bear: [],
  eagle: [],
  salamander: [],
  groves: [],
});
