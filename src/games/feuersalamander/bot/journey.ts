/** The way round the circuit and home, reckoned to its end: how soon one is there, and how much one can ask on the way. */
import { circuitLength, hostOf, reachesHome, SPACES_EACH, stepsOn } from '../rules/circuit.ts';
import { KEY_THROWS } from '../rules/sticks.ts';
import type { Place, Seat } from '../rules/state.ts';

/** What a turn later is worth. */
export const PATIENCE = 0.85;

/** So often the values are made better; by then a turn later counts next to nothing. */
const ROUNDS = 12;

/** What it is worth to stand there before one's throw, having asked so often. */
export type Journey = (place: Place, asked: number) => number;

/**
 * `worth` is what one can lay for at home after so many questions, the last for more of them as well; `hosts` whom it
 * helps to ask, by seat.
 */
export function journey(seat: Seat, players: number, worth: readonly number[], hosts: readonly boolean[]): Journey {
  const spaces = circuitLength(players);
  const throws = throwsFor(players);
  const most = worth.length - 1;
  // as seen from the first seat: the last place is the start place
  const helps = hosts.map((_, each) => hosts[(each + seat) % players] as boolean);
  const values = worth.map(() => new Float64Array(spaces + 1));
  const start = (asked: number): number => values[asked]?.[spaces] as number;
  const home = (asked: number): number => Math.max(worth[asked] as number, PATIENCE * start(asked));

  for (let round = 0; round < ROUNDS; round++) {
    for (let asked = most; asked >= 0; asked--) {
      const silent = values[asked] as Float64Array;
      const wiser = values[Math.min(asked + 1, most)] as Float64Array;
      for (let place = 0; place <= spaces; place++) {
        const atHome = home(asked);
        let sum = 0;
        for (const { places, leadsHome, later } of throws[place] as Way[]) {
          let best = leadsHome ? atHome : 0;
          for (const to of places)
            best = Math.max(best, later * ((helps[hostOf(to)] ? wiser : silent)[to] as number));
          sum += best;
        }
        silent[place] = sum / FACES.length ** 2;
      }
    }
  }

  return (place, asked) => {
    const each = Math.min(asked, most);
    if (place === 'dungeon') return FREED * home(each);
    if (place === 'start') return start(each);
    return values[each]?.[(place - SPACES_EACH * seat + spaces) % spaces] as number;
  };
}

const FACES = [1, 2, 3, 4];

/** Where a throw leads, and what of a turn's worth is left if one goes on from there. */
interface Way {
  readonly places: readonly number[];
  readonly leadsHome: boolean;
  readonly later: number;
}

/** By number of players, by place of the first seat. */
const THROWS = new Map<number, Way[][]>();

function throwsFor(players: number): Way[][] {
  const found = THROWS.get(players);
  if (found) return found;
  const places: Place[] = [...Array(circuitLength(players)).keys(), 'start'];
  const throws = places.map((place) =>
    FACES.flatMap((first) =>
      FACES.map((second) => wayFrom(place, [first + second, Math.abs(first - second)], players)),
    ),
  );
  THROWS.set(players, throws);
  return throws;
}

function wayFrom(place: Place, steps: readonly number[], players: number): Way {
  const ends = steps.map((number) => stepsOn(place, 0, number, players));
  return {
    places: ends.filter((end) => typeof end === 'number'),
    leadsHome: ends.includes('start') || steps.some((number) => reachesHome(place, 0, number, players)),
    // equal sticks are thrown again at once
    later: steps.includes(0) ? 1 : PATIENCE,
  };
}

/** Three keys, and what waiting for them leaves of a visit to one's start place. */
const THREE_KEYS = (1 - 0.75 ** KEY_THROWS) ** 3;
const FREED = THREE_KEYS / (1 - (1 - THREE_KEYS) * PATIENCE);

/** By number of players, for the first seat. */
const WAYS = new Map<number, Journey>();

/** From 0 to 1: how soon somebody can be expected at their start place. */
export function nearness(place: Place, seat: Seat, players: number): number {
  if (place === 'start') return 1;
  const way = WAYS.get(players) ?? journey(0, players, [1], []);
  WAYS.set(players, way);
  const spaces = circuitLength(players);
  return way(typeof place === 'number' ? (place - SPACES_EACH * seat + spaces) % spaces : place, 0);
}
