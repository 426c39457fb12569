/** The way round the circuit and home, reckoned to its end: how soon one is there, and how much one can ask on the way. */
import { hostOf, reachesHome, circuitLength, stepsOn } from '../rules/circuit.ts';
import type { Place, Seat } from '../rules/state.ts';

/** What a turn later is worth. */
export const PATIENCE = 0.85;

const FACES = [1, 2, 3, 4];
const THROWS = FACES.flatMap((a) => FACES.map((b) => ({ steps: [a + b, Math.abs(a - b)], isEqual: a === b })));

/** So often the values are made better; by then a turn later counts next to nothing. */
const ROUNDS = 14;

export interface Journey {
  /** What it is worth to stand there before one's throw, having asked so often. */
  at(place: Place, asked: number): number;
  /** What it is worth to come home. */
  home(asked: number): number;
}

/** `worth` is what one can lay for at home after so many questions; the last number goes for more of them as well. */
export function journey(seat: Seat, players: number, worth: readonly number[], hosts: readonly boolean[]): Journey {
  const spaces = circuitLength(players);
  // the last place is the start place
  const values = worth.map(() => new Float64Array(spaces + 1));
  const at = (place: Place, asked: number): number => {
    if (place === 'dungeon') return FREED * home(asked);
    const known = values[Math.min(asked, worth.length - 1)] as Float64Array;
    return known[place === 'start' ? spaces : place] as number;
  };
  const home = (asked: number): number => {
    const each = Math.min(asked, worth.length - 1);
    return Math.max(worth[each] as number, PATIENCE * at('start', each));
  };
  const onwards = (place: Place, asked: number): number => {
    let sum = 0;
    for (const { steps, isEqual } of THROWS) {
      let best = 0;
      for (const number of steps) {
        if (reachesHome(place, seat, number, players)) best = Math.max(best, home(asked));
        const to = stepsOn(place, seat, number, players);
        if (typeof to !== 'number') best = Math.max(best, home(asked));
        else best = Math.max(best, (isEqual ? 1 : PATIENCE) * at(to, hosts[hostOf(to)] ? asked + 1 : asked));
      }
      sum += best;
    }
    return sum / THROWS.length;
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (let asked = worth.length - 1; asked >= 0; asked--) {
      const known = values[asked] as Float64Array;
      for (let space = 0; space < spaces; space++) known[space] = onwards(space, asked);
      known[spaces] = onwards('start', asked);
    }
  }
  return { at, home };
}

/** Three keys in up to five throws, and what waiting for them makes of a visit to one's start place. */
const THREE_KEYS = (1 - 0.75 ** 5) ** 3;
const FREED = THREE_KEYS / (1 - (1 - THREE_KEYS) * PATIENCE);

const ways = new Map<number, Journey>();

/** From 0 to 1: how soon somebody can be expected at their start place. */
export function nearness(place: Place, seat: Seat, players: number): number {
  if (place === 'start') return 1;
  if (place === 'dungeon') return FREED;
  const way = ways.get(players) ?? journey(0, players, [1], []);
  ways.set(players, way);
  const spaces = circuitLength(players);
  return way.at((place - (spaces / players) * seat + spaces) % spaces, 0);
}
