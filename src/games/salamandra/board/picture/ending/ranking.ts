import type { G, Seat } from '../../../rules/state.ts';

/** The seats by points, the best first; in the order of the seats where points are equal. */
export const ranking = ({ players }: G): Seat[] =>
  [...players.keys()].toSorted((a, b) => (players[b]?.score ?? 0) - (players[a]?.score ?? 0));
