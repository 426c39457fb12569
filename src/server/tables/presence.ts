/** Who is at a table. */
import type { MatchRecord } from '../store/contract/match.ts';
import type { Presence } from '../store/contract/processes.ts';
import type { Viewer } from './viewer.ts';

export function presenceOf(viewers: Iterable<Viewer>): Presence {
  const seats = new Set<number>();
  let spectators = 0;
  for (const { seat } of viewers) {
    if (seat === null) spectators += 1;
    else seats.add(seat);
  }
  return { seats: [...seats].toSorted((a, b) => a - b), spectators };
}

/** The seats as boardgame.io's clients know them. */
export interface SeatData {
  id: number;
  name?: string;
  data?: unknown;
  isConnected: boolean;
}

export const seatDataOf = (match: MatchRecord, { seats }: Presence): SeatData[] =>
  match.seats.map(({ seat, name, data }) => ({
    id: seat,
    ...(name === null ? {} : { name }),
    ...(data == null ? {} : { data }),
    isConnected: seats.includes(seat),
  }));
