/** The circuit: five spaces before every start place in play, counted clockwise from the first before seat 0. */
import type { Place, Seat } from './state.ts';

export const SPACES_EACH = 5;

export const circuitLength = (players: number): number => SPACES_EACH * players;

/** The third of the five leads to the start place and away from it. */
export const gateOf = (seat: Seat): number => SPACES_EACH * seat + 2;

/** Whose start place a space lies before. */
export const hostOf = (space: number): Seat => Math.floor(space / SPACES_EACH);

/** Where so many steps along the circuit lead. From the start place the gate is the first space; 0 stays. */
export function stepsOn(place: Place, seat: Seat, steps: number, players: number): Place {
  if (steps === 0 || place === 'dungeon') return place;
  const before = place === 'start' ? gateOf(seat) - 1 : place;
  return (before + steps) % circuitLength(players);
}

/**
 * Do so many steps lead home? It takes one more than to the gate, and more than that are as good. The move that leaves
 * the start place does not.
 */
export function reachesHome(place: Place, seat: Seat, steps: number, players: number): boolean {
  if (typeof place !== 'number') return false;
  const length = circuitLength(players);
  const toGate = (gateOf(seat) - place + length) % length;
  return steps > toGate;
}
