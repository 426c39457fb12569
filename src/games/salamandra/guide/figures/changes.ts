import type { FieldId } from '../../content/fields.ts';
import type { GroveId } from '../../content/groves.ts';
import { type Spot, SPOTS } from '../../content/terms.ts';
import { type Cell, crystalsAt, tileOf } from '../../rules/geometry.ts';
import type { G, Tile } from '../../rules/state.ts';

export interface Changes {
  /** Fields that are new in the garden. */
  readonly fields: ReadonlySet<FieldId>;
  readonly groves: ReadonlySet<GroveId>;
  /** Spots on which someone came, went or was flipped. */
  readonly spots: ReadonlySet<`${FieldId} ${Spot}`>;
  /** Crystals on groves that have paid for placing. */
  readonly crystals: readonly Cell[];
}

export function changesIn(before: G, after: G): Changes {
  const spots = after.tiles.flatMap((tile) =>
    SPOTS.map((spot) => ({ tile, spot, old: tileOf(before, tile.field)?.spots[spot], now: tile.spots[spot] })),
  );
  const placed = spots.filter(({ old, now }) => now && !old);
  const grown = after.groves.filter(({ grove }) => !before.groves.some((old) => old.grove === grove));
  return {
    fields: new Set(after.tiles.map(({ field }) => field).filter((field) => !tileOf(before, field))),
    groves: new Set(grown.map(({ grove }) => grove)),
    spots: new Set(
      spots
        .filter(({ old, now }) => old?.seat !== now?.seat || old?.face !== now?.face)
        .map(({ tile, spot }) => `${tile.field} ${spot}` as const),
    ),
    crystals: placed.flatMap(({ tile, spot }) => crystalsFor(after, tile, spot)),
  };
}

/** How far out on the grove a crystal stands, on the way to the tile that it pays. */
const OUT = 0.29;

/** The crystals that pay for placing on a spot. */
const crystalsFor = (G: G, tile: Tile, spot: Spot): Cell[] =>
  G.groves
    .filter((grove) => crystalsAt({ ...G, groves: [grove] }, tile, spot) > 0)
    .map(({ x, y }) => ({ x: x + (tile.x - x) * OUT, y: y + (tile.y - y) * OUT }));
