/** The move on the circuit, by the sum or by the difference of the number sticks. */
import { type Reckoning, RECKONINGS } from '../content/terms.ts';
import type { ActionOf, MoveRule } from './actions.ts';
import { reachesHome, stepsOn } from './circuit.ts';
import { type G, type Place, playerAt, type Seat, type Throw } from './state.ts';

export function stepsBy(by: Reckoning, { sticks: [first, second] }: Throw): number {
  return by === 'sum' ? first + second : Math.abs(first - second);
}

const steps = (G: G, by: Reckoning): number => stepsBy(by, G.throw as Throw);

export const leadsHome = (G: G, seat: Seat, by: Reckoning): boolean =>
  reachesHome(playerAt(G, seat).place, seat, steps(G, by), G.players.length);

/** Where a move that does not go home ends. */
export const leadsTo = (G: G, seat: Seat, by: Reckoning): Place =>
  stepsOn(playerAt(G, seat).place, seat, steps(G, by), G.players.length);

/** Whose figure such a move throws into the dungeon. */
export const catches = (G: G, seat: Seat, by: Reckoning): Seat | null => {
  const place = leadsTo(G, seat, by);
  const caught = G.players.findIndex((player, other) => other !== seat && player.place === place);
  return typeof place === 'number' && caught >= 0 ? caught : null;
};

function arrive(G: G, seat: Seat, by: Reckoning, to: Place): void {
  playerAt(G, seat).place = to;
  G.events.push({ type: 'move', seat, steps: steps(G, by), to });
  G.stage = 'moved';
}

export const move: MoveRule<'move'> = {
  may: () => null,

  play(G, seat, by) {
    const caught = catches(G, seat, by);
    arrive(G, seat, by, leadsTo(G, seat, by));
    if (caught === null) return;
    playerAt(G, caught).place = 'dungeon';
    G.events.push({ type: 'caught', seat: caught, by: seat });
  },

  all: () => RECKONINGS.map((by) => ['move', by]),
};

export const goHome: MoveRule<'goHome'> = {
  may: (G, seat, by) => (leadsHome(G, seat, by) ? null : 'homeOutOfReach'),

  play: (G, seat, by) => arrive(G, seat, by, 'start'),

  all: (G, seat) => RECKONINGS.filter((by) => leadsHome(G, seat, by)).map((by): ActionOf<'goHome'> => ['goHome', by]),
};
