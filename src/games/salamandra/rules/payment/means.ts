/** What a player can pay with: apprentices, crystals, conversions, and what is in hand. */
import { type FieldId, field as fieldOf } from '../../content/fields.ts';
import { type Resource, type Spot, SPOTS } from '../../content/terms.ts';
import { type Converter, convertersOf, isActive } from '../free.ts';
import { crystalsWhenFlipped } from '../pass.ts';
import { type ConverterId, type G, playerAt, type Seat } from '../state.ts';

/** The player's apprentices on one tile. */
export interface Crew {
  readonly field: FieldId;
  readonly active: readonly Spot[];
  readonly resting: readonly Spot[];
  /** Crystals for flipping one, by working where that gives more. */
  readonly worth: number;
}

export interface Means {
  readonly crews: readonly Crew[];
  /** The crew that can reactivate, which lets another apprentice be used once more; -1 if there is none. */
  readonly reactivator: number;
  /** Crystals for flipping the apprentice who brings most. */
  readonly best: number;
  readonly crystals: number;
  readonly hand: Readonly<Record<Resource, number>>;
  readonly converters: readonly [ConverterId, Converter][];
}

export function meansOf(G: G, seat: Seat): Means {
  const crews = crewsOf(G, seat);
  return {
    crews,
    reactivator: crews.findIndex(({ field }) => fieldOf(field).work.gain.some(({ kind }) => kind === 'reactivate')),
    best: Math.max(1, ...crews.map((crew) => crew.worth)),
    crystals: playerAt(G, seat).crystals,
    hand: G.resources,
    converters: convertersOf(G, seat),
  };
}

function crewsOf(G: G, seat: Seat): Crew[] {
  const crews: Crew[] = [];
  for (const { field, spots } of G.tiles) {
    const active: Spot[] = [];
    const resting: Spot[] = [];
    for (const spot of SPOTS) {
      const apprentice = spots[spot];
      if (apprentice?.seat === seat) (isActive(G, apprentice) ? active : resting).push(spot);
    }
    if (active.length + resting.length === 0) continue;
    crews.push({ field, active, resting, worth: crystalsWhenFlipped({ field, spot: 'N' }) });
  }
  return crews;
}

export const worth = (means: Means, crew: number): number => means.crews[crew]?.worth ?? 0;
