import type { Way } from '../../board/lair/way.ts';
import { RECKONINGS } from '../../content/terms.ts';
import { catches, leadsHome, stepsBy } from '../../rules/move.ts';
import { type G, playerAt } from '../../rules/state.ts';

/** The ways that the throw opens; none unless a move is awaited. */
export function waysIn(G: G): Way[] {
  const { seat, stage, throw: thrown } = G;
  if (stage !== 'move' || !thrown) return [];
  return RECKONINGS.map((by) => ({
    seat,
    from: playerAt(G, seat).place,
    steps: stepsBy(by, thrown),
    leadsHome: leadsHome(G, seat, by),
    chosen: null,
    falls: catches(G, seat, by),
  }));
}
