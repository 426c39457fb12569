/** What the places in the garden offer: cells to build on, spots to stand on, groves to reach. */
import { type FieldId, field as fieldOf } from '../content/fields.ts';
import type { Gain } from '../content/effects.ts';
import type { GroveId } from '../content/groves.ts';
import { BEASTS, type Spot } from '../content/terms.ts';
import { GLADE, isExceptional } from '../rules/build.ts';
import {
  apprenticeAt,
  bareCornersOf,
  type Cell,
  crystalsAt,
  freeCells,
  placesOf,
  reaches,
  tileOf,
  touchesOwnColour,
} from '../rules/geometry.ts';
import { freeSpots } from '../rules/place.ts';
import { type G, newTile, type Place, type Seat, type Tile } from '../rules/state.ts';

/** A cell on which a field could be built. */
export interface Plot {
  readonly cell: Cell;
  /** Corners that would become glades and get a grove. */
  readonly glades: readonly Cell[];
  /** Touches its own colour, so a card may be taken; none is in the exceptional case. */
  readonly colourContact: boolean;
}

export const plots = (view: G, field: FieldId): Plot[] => freeCells(view).map((cell) => plotAt(view, field, cell));

export function plotAt(view: G, field: FieldId, cell: Cell): Plot {
  const cardLeft = BEASTS.some((beast) => view.piles[beast].length > 0);
  const built: G = { ...view, tiles: [...view.tiles, newTile(field, cell.x, cell.y)] };
  return {
    cell,
    glades: bareCornersOf(built, cell, GLADE).slice(0, view.piles.groves.length),
    colourContact: cardLeft && touchesOwnColour(view, field, cell) && !isExceptional(view, view.seat),
  };
}

/** A free spot, and what anyone who is placed on it gets. */
export interface SpotOffer {
  readonly field: FieldId;
  readonly spot: Spot;
  readonly crystals: number;
  /** The bonus spot's gain, else empty. */
  readonly bonus: readonly Gain[];
}

export const freeSpotOffers = (view: G): SpotOffer[] =>
  view.tiles.flatMap((tile) =>
    freeSpots(tile).map((spot) => ({
      field: tile.field,
      spot,
      crystals: crystalsAt(view, tile, spot),
      bonus: spot === 'N' ? fieldOf(tile.field).gain : [],
    })),
  );

export interface GroveReach {
  readonly grove: GroveId;
  readonly reached: boolean;
  /** By which apprentices. */
  readonly from: readonly Place[];
}

export function groveReach(view: G, seat: Seat): GroveReach[] {
  const each = placesOf(view, seat).map((place): [Place, G] => [place, withOnly(view, place)]);
  return view.groves.map((tile) => {
    const from = each.filter(([, alone]) => reaches(alone, seat, tile)).map(([place]) => place);
    return { grove: tile.grove, reached: from.length > 0, from };
  });
}

/** The garden as if nobody stood anywhere else. */
function withOnly(view: G, place: Place): G {
  const { field, x, y } = tileOf(view, place.field) as Tile;
  const tile = newTile(field, x, y);
  tile.spots[place.spot] = apprenticeAt(view, place);
  return { ...view, tiles: [tile] };
}
