import type { Place, Seat } from '../../rules/state.ts';

/** One way in which a figure may move: what the number sticks allow, by their sum or by their difference. */
export interface Way {
  readonly seat: Seat;
  readonly from: Place;
  readonly steps: number;
  /** It may also go home with it. */
  readonly leadsHome: boolean;
  readonly chosen: 'circuit' | 'home' | null;
  /** Who would fall into the dungeon where it ends on the circuit. */
  readonly falls: Seat | null;
}
