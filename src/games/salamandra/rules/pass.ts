/** Action E, pass and harvest; a Salamander card takes a grove in the same way, without cost or path. */
import { field as fieldOf } from '../content/fields.ts';
import { type GroveId, GROVES } from '../content/groves.ts';
import { GROVE_ROW, HARVEST_CRYSTALS } from '../content/mat.ts';
import type { MoveRule } from './actions.ts';
import { activePlaces, flipOver } from './free.ts';
import { answer, score, take, takeCrystals } from './gain.ts';
import { groveInPlay, reaches } from './geometry.ts';
import { type G, noResources, playerAt, type Place, type Seat } from './state.ts';

export const pass: MoveRule<'pass'> = {
  may: (G, seat) => (playerAt(G, seat).available > 0 ? 'apprenticesLeft' : null),

  play(G, seat) {
    G.harvesting = true;
    G.resources = noResources();
    G.events.push({ type: 'pass', seat });
    for (const place of activePlaces(G, seat)) {
      flipOver(G, place);
      takeCrystals(G, seat, crystalsWhenFlipped(place));
    }
  },

  all: (G, seat) => (playerAt(G, seat).available > 0 ? [] : [['pass']]),
};

/** One, or what the billhook makes where it makes crystals and nothing else: the better of the two. */
export function crystalsWhenFlipped({ field }: Place): number {
  const { kind, work } = fieldOf(field);
  const [gain] = work.gain;
  return kind === 'billhook' && gain?.kind === 'crystals' ? gain.n : 1;
}

export const harvest: MoveRule<'harvest'> = {
  may(G, seat, grove) {
    const tile = groveInPlay(G, grove);
    if (!tile) return 'notInPlay';
    if (!reaches(G, seat, tile)) return 'noPath';
    return playerAt(G, seat).crystals < HARVEST_CRYSTALS ? 'cannotPay' : null;
  },

  play(G, seat, grove) {
    playerAt(G, seat).crystals -= HARVEST_CRYSTALS;
    G.events.push({ type: 'harvest', seat, grove });
    gather(G, seat, grove);
  },

  all(G, seat) {
    if (playerAt(G, seat).crystals < HARVEST_CRYSTALS) return [];
    return G.groves.filter((tile) => reaches(G, seat, tile)).map(({ grove }) => ['harvest', grove]);
  },
};

export const takeGrove: MoveRule<'takeGrove'> = {
  may: (G, _seat, grove) => (groveInPlay(G, grove) ? null : 'notInPlay'),

  play(G, seat, grove) {
    G.agenda.shift();
    G.events.push({ type: 'takeGrove', seat, grove });
    gather(G, seat, grove);
  },

  all: (G) => G.groves.map(({ grove }) => ['takeGrove', grove]),
};

function gather(G: G, seat: Seat, grove: GroveId): void {
  answer(G, seat, 'harvest');
  G.agenda.unshift({ step: 'row', grove });
  take(G, seat, GROVES[grove].gain, 'grove');
}

/** From its corner to the player's grove row. */
export function layOnRow(G: G, seat: Seat, grove: GroveId): void {
  G.groves = G.groves.filter((tile) => tile.grove !== grove);
  const player = playerAt(G, seat);
  player.groves = [...player.groves, grove];
  score(G, seat, GROVE_ROW[player.groves.length] ?? 0, 'groveRow');
}
