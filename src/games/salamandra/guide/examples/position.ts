/** The positions of the examples: a dealt game for two, changed piece by piece. */
import type { FieldId } from '../../content/fields.ts';
import type { GroveId } from '../../content/groves.ts';
import type { Spot } from '../../content/terms.ts';
import { tileOf } from '../../rules/geometry.ts';
import { type Arrangement, deal, unshuffled } from '../../rules/setup.ts';
import { type G, lightOf, newTile, type Player, type Seat, turnsOver } from '../../rules/state.ts';

export const MADDER: Seat = 0;
export const WOAD: Seat = 1;

export interface Setting {
  readonly round?: number;
  /** What lies on top of the piles; the rest follows in the order of the component lists. */
  readonly tops?: Partial<Arrangement>;
  /** Fields that have been built. */
  readonly built?: readonly (readonly [field: FieldId, x: number, y: number])[];
  /** Groves that have been taken. */
  readonly taken?: readonly GroveId[];
  readonly apprentices?: readonly (readonly [seat: Seat, field: FieldId, spot: Spot, state: 'active' | 'inactive'])[];
  readonly madder?: Partial<Player>;
}

/** The start fields and groves that all examples share. */
const OPENING: Partial<Arrangement> = {
  start: ['start-green', 'start-orange', 'start-white', 'start-purple'],
  groves: ['G25', 'G01', 'G21', 'G14', 'G22', 'G16', 'G09', 'G05'],
  markers: [WOAD, MADDER],
};

export function position({
  round = 1,
  tops = {},
  built = [],
  taken = [],
  apprentices = [],
  madder = {},
}: Setting): G {
  const G = deal(stacked({ ...OPENING, ...tops }));
  const light = lightOf(round);
  G.round = round;
  for (const player of G.players) player.druid = light;
  const laid = new Set<FieldId | null>(built.map(([field]) => field));
  G.piles.fields = G.piles.fields.filter((field) => !laid.has(field));
  for (const [field, x, y] of built) G.tiles.push(newTile(field, x, y));
  G.groves = G.groves.filter(({ grove }) => !taken.includes(grove));
  for (const [seat, field, spot, state] of apprentices) {
    const tile = tileOf(G, field);
    if (!tile) throw new RangeError(`${field} is not in the garden`);
    tile.spots[spot] = { seat, face: state === 'active' ? light : turnsOver(light) };
  }
  Object.assign(G.players[MADDER] as Player, madder);
  return G;
}

type Piles = Omit<Arrangement, 'rudolph'>;

/** Every pile with the named pieces first. */
function stacked(tops: Partial<Piles>): Arrangement {
  const { rudolph: _alone, ...all }: Arrangement = unshuffled(2);
  const piles = Object.entries(all).map(([name, pile]: [string, unknown[]]) => {
    const first: unknown[] = tops[name as keyof Piles] ?? [];
    return [name, [...first, ...pile.filter((piece) => !first.includes(piece))]];
  });
  return Object.fromEntries(piles) as Arrangement;
}
