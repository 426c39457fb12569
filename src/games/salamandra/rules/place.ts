/** Action A, place an apprentice; building and the exceptional case place in the same way. */
import { FIELDS } from '../content/fields.ts';
import { type Spot, SPOTS } from '../content/terms.ts';
import type { ActionOf, MoveRule } from './actions.ts';
import { answer, take, takeCrystals } from './gain.ts';
import { crystalsAt, occupy, tileOf } from './geometry.ts';
import { type G, playerAt, type Seat, type Tile } from './state.ts';

export const place: MoveRule<'place'> = {
  may(G, seat, field, spot) {
    const tile = tileOf(G, field);
    if (!tile) return 'notInPlay';
    if (playerAt(G, seat).available === 0) return 'noApprenticeLeft';
    return tile.spots[spot] ? 'spotTaken' : null;
  },

  play(G, seat, field, spot) {
    G.acted = true;
    G.events.push({ type: 'place', seat, field, spot });
    placeOn(G, seat, tileOf(G, field) as Tile, spot);
  },

  all(G, seat) {
    if (playerAt(G, seat).available === 0) return [];
    const actions: ActionOf<'place'>[] = [];
    for (const { field, spots } of G.tiles) {
      for (const spot of SPOTS) if (!spots[spot]) actions.push(['place', field, spot]);
    }
    return actions;
  },
};

export const freeSpots = (tile: Tile): Spot[] => SPOTS.filter((spot) => !tile.spots[spot]);

export const anyFreeSpotOn = (tile: Tile): boolean => SPOTS.some((spot) => !tile.spots[spot]);

export const anyFreeSpot = (G: G): boolean => G.tiles.some(anyFreeSpotOn);

/** An available apprentice, active side up: the bonus spot's gain, and the crystals at the ends of the spot's paths. */
export function placeOn(G: G, seat: Seat, tile: Tile, spot: Spot): void {
  const player = playerAt(G, seat);
  player.available--;
  occupy(G, { field: tile.field, spot }, { seat, face: player.druid });
  const { kind, colours, gain } = FIELDS[tile.field];
  for (const colour of colours) answer(G, seat, `placeOn:${colour}`);
  if (kind === 'cauldron') answer(G, seat, 'placeOnCauldron');
  if (spot === 'N') take(G, seat, gain, 'bonus');
  takeCrystals(G, seat, crystalsAt(G, tile, spot));
}
