import type { G, Seat } from '../../../rules/state.ts';

/** As many points as one length of the track has; it grows by as many. */
const LENGTH = 60;

/** Where the track ends, so that all these scores are on it. */
export const endOf = (scores: readonly number[]): number =>
  LENGTH * Math.max(1, Math.ceil(Math.max(...scores) / LENGTH));

export type Tick = 'one' | 'five' | 'ten';

export const tickAt = (points: number): Tick => {
  if (points % 10 === 0) return 'ten';
  return points % 5 === 0 ? 'five' : 'one';
};

export interface Marker {
  readonly seat: Seat;
  readonly score: number;
  /** How many markers lie below it, or so close that it has to lean on them. */
  readonly height: number;
}

/** Markers so few points apart would hide each other. */
const NEAR = 2;

/** Who reached a score last lies on top; who is close by leans on the stack, so that everyone is seen. */
export function stackMarkers({ markers, players }: Pick<G, 'markers' | 'players'>): Marker[] {
  const scoreOf = (seat: Seat): number => players[seat]?.score ?? 0;
  const inOrder = markers.toSorted((a, b) => scoreOf(a) - scoreOf(b));
  return inOrder.map((seat, i) => {
    const below = inOrder.slice(0, i).filter((other) => scoreOf(seat) - scoreOf(other) <= NEAR);
    return { seat, score: scoreOf(seat), height: below.length };
  });
}
