/** Who came where in a match that is over, by seat, from 1. */
import type { MatchRecord } from '../store/contract/match.ts';

type Ended = MatchRecord & { readonly result: NonNullable<MatchRecord['result']> };

export const hasResult = (match: MatchRecord): match is Ended => match.status === 'over' && match.result !== null;

/** Equals share a place, and the next one is as far down as there are seats before it. */
export function placesOf(match: Ended): number[] {
  const ranks = match.seats.map(({ seat }) => rankOf(match, seat));
  // whoever plays alone and does not win comes after the game itself
  if (ranks.length === 1) return ranks.map((rank) => (rank.class === 0 ? 1 : 2));
  return ranks.map((rank) => 1 + ranks.filter((other) => isBefore(other, rank)).length);
}

/** What a seat is judged by: its class, and within it its points. */
interface Rank {
  readonly class: number;
  readonly points: number;
}

/** Whoever wins comes first, and whoever left to a bot last: the points are that bot's then. */
function rankOf({ seats, result }: Ended, seat: number): Rank {
  const { player, bot } = seats[seat] ?? {};
  if (player === 'bot' && bot === null) return { class: 3, points: 0 };
  const points = result.scores[seat] ?? 0;
  if (result.winners.includes(seat)) return { class: 0, points: 0 };
  return { class: result.resigned === seat ? 2 : 1, points };
}

const isBefore = (one: Rank, other: Rank): boolean =>
  one.class < other.class || (one.class === other.class && one.points > other.points);
