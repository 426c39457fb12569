/** Where the throw can lead: what a player wants to know before moving. */
import type { Reckoning } from '../../content/terms.ts';
import type { Action } from '../../rules/actions.ts';
import { catches, leadsHome, leadsTo, stepsBy } from '../../rules/move.ts';
import { hostAt } from '../../rules/question.ts';
import { type G, type Place, playerAt, type Seat, type Throw } from '../../rules/state.ts';
import type { Way } from '../lair/way.ts';
import type { PieceKey } from '../pieces.ts';
import type { Intent } from './intent.ts';

export interface WayAhead {
  readonly by: Reckoning;
  readonly steps: number;
  /** Where it ends on the circuit. */
  readonly to: Place;
  /** Who would fall into the dungeon there. */
  readonly falls: Seat | null;
  /** Who could be asked there. */
  readonly asks: Seat | null;
  /** The question would also free that figure. */
  readonly frees: boolean;
  /** It may also go home. */
  readonly leadsHome: boolean;
}

/** By the smaller number first. */
const ORDER: readonly Reckoning[] = ['difference', 'sum'];

/** The ways of whoever is to move; none at another time. */
export function waysAhead(view: G): WayAhead[] {
  const { throw: thrown, stage, seat } = view;
  if (stage !== 'move' || !thrown || view.over) return [];
  return ORDER.map((by) => wayBy(view, seat, by, thrown));
}

function wayBy(view: G, seat: Seat, by: Reckoning, thrown: Throw): WayAhead {
  const to = leadsTo(view, seat, by);
  const falls = catches(view, seat, by);
  const asks = hostAt(to, seat);
  return {
    by,
    steps: stepsBy(by, thrown),
    to,
    falls,
    asks,
    frees: asks !== null && (asks === falls || playerAt(view, asks).place === 'dungeon'),
    leadsHome: leadsHome(view, seat, by),
  };
}

/** How the chosen way and the other are drawn on the wheel. */
export const drawnWays = (view: G, intent: Intent): Way[] =>
  waysAhead(view).map(({ by, steps, leadsHome: isHomeward, falls }) => ({
    seat: view.seat,
    from: playerAt(view, view.seat).place,
    steps,
    leadsHome: isHomeward,
    chosen: intent.kind === 'move' && intent.by === by ? (intent.isHome ? 'home' : 'circuit') : null,
    falls,
  }));

/** The piece that stands for a place of the seat's figure. */
export function placePiece(place: Place, seat: Seat): PieceKey {
  if (place === 'dungeon') return 'dungeon';
  return place === 'start' ? `start ${seat}` : `space ${place}`;
}

/** Where a move leads, as a piece. */
export function destination(view: G, [move, by]: Action): PieceKey | null {
  if (move === 'goHome') return placePiece('start', view.seat);
  return move === 'move' ? placePiece(leadsTo(view, view.seat, by), view.seat) : null;
}
