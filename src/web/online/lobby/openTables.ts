/** The public tables that can be joined: what is asked for, and how the list follows what the lobby tells. */
import type { MatchList, MatchSummary } from '../../../server/api/answers.ts';

export interface Filter {
  /** Null for any. */
  readonly game: string | null;
  /** At least so many seats are free. */
  readonly seats: number;
  /** Null for any. */
  readonly pace: MatchSummary['pace'] | null;
}

export const ANY: Filter = { game: null, seats: 1, pace: null };

export const seatsFree = ({ seats }: MatchSummary): number => seats.filter(({ name }) => name === null).length;

export const fits = ({ game, seats, pace }: Filter, match: MatchSummary): boolean =>
  (game === null || match.game === game) &&
  (pace === null || match.pace === pace) &&
  match.status === 'open' &&
  seatsFree(match) >= seats;

export function pathFor({ game, seats, pace }: Filter): string {
  const query = new URLSearchParams({
    ...(game !== null && { game }),
    ...(seats > ANY.seats && { seats: String(seats) }),
    ...(pace !== null && { pace }),
  }).toString();
  return query === '' ? '/api/matches' : `/api/matches?${query}`;
}

export const without = ({ matches, next }: MatchList, id: string): MatchList => ({
  matches: matches.filter((match) => match.id !== id),
  next,
});

/** In its place if it is there, else where its age puts it, unless that is on a page that has not been asked for. */
export function withMatch({ matches, next }: MatchList, match: MatchSummary): MatchList {
  if (matches.some(({ id }) => id === match.id)) {
    return { matches: matches.map((one) => (one.id === match.id ? match : one)), next };
  }
  const older = matches.findIndex(({ createdAt }) => createdAt < match.createdAt);
  if (older >= 0) return { matches: matches.toSpliced(older, 0, match), next };
  return next === null ? { matches: [...matches, match], next } : { matches, next };
}
