/** How the game went: points round by round, and where a rule about ties decided. */
import { MAJORITIES } from '../content/cards.ts';
import { ROUNDS } from '../content/mat.ts';
import type { LogLine } from '../log.ts';
import { type Faith, faithPoints, symbols, winnersOf } from '../rules/scoring.ts';
import { type G, playerAt, type Seat } from '../rules/state.ts';

/** Points of each seat after each round that is over, and after the final count, from the log lines. */
export function pointsByRound(log: readonly LogLine[], players: number): number[][] {
  const totals = Array<number>(players).fill(0);
  const story: number[][] = totals.map(() => []);
  const close = (rounds: number) => {
    for (const [seat, points] of story.entries()) while (points.length < rounds) points.push(totals[seat] ?? 0);
  };
  for (const line of log) {
    if (line.key === 'round' || line.key === 'roundAlone') close(line.tokens.round.n - 1);
    if (line.key === 'count' || line.key === 'win' || line.key === 'sharedWin') close(ROUNDS);
    if (line.key === 'win' || line.key === 'sharedWin') close(ROUNDS + 1);
    if (!('player' in line.tokens)) continue;
    const { seat } = line.tokens.player;
    for (const gain of line.gains) if (gain.kind === 'points') totals[seat] = (totals[seat] ?? 0) + gain.n;
  }
  return story;
}

/** Where a tie was decided, and by what. */
export type TieStory = SharedVictory | SharedFaith;

/** The most points more than once: all of them win. */
export interface SharedVictory {
  readonly kind: 'victory';
  readonly seats: readonly Seat[];
  /** Of each. */
  readonly points: number;
}

/** A tie for first shares both prizes, and nobody takes the second; a tie for second shares the second. Rounded down. */
export interface SharedFaith {
  readonly kind: 'faithSalamander' | 'faithBear' | 'faithEagle';
  readonly place: 'first' | 'second';
  readonly seats: readonly Seat[];
  /** Symbols of each. */
  readonly faith: number;
  /** What they share. */
  readonly prize: number;
  /** Points that each of them gets. */
  readonly share: number;
  /** Who would have taken the second prize, had the first not been shared. */
  readonly leftOut: readonly Seat[];
}

/** All that the end of a game owes to a rule about ties; nothing before the end. */
export function tiesDecided(view: G): TieStory[] {
  // where Rudolph has caught up, nothing was counted
  if (!view.over || view.rudolph?.caughtUp) return [];
  const winners = winnersOf(view);
  const victory: TieStory[] =
    winners.length > 1 ? [{ kind: 'victory', seats: winners, points: playerAt(view, winners[0] as Seat).score }] : [];
  return [...victory, ...FAITHS.flatMap((faith) => faithTie(view, faith) ?? [])];
}

const KINDS = { salamander: 'faithSalamander', bear: 'faithBear', eagle: 'faithEagle' } as const;
const FAITHS = Object.keys(KINDS) as Faith[];

function faithTie(view: G, faith: Faith): SharedFaith | null {
  const counts = view.players.map((_, seat) => symbols(view, seat, faith));
  const [most = 0, next = 0] = [...new Set(counts)].filter((n) => n > 0).toSorted((a, b) => b - a);
  const seatsWith = (n: number): Seat[] => (n === 0 ? [] : [...counts.keys()].filter((seat) => counts[seat] === n));
  const leaders = seatsWith(most);
  const followers = seatsWith(next);
  const [first, second] = MAJORITIES[faith];
  const points = faithPoints(view, faith);
  const shared = (seats: readonly Seat[]) => ({ kind: KINDS[faith], seats, share: points[seats[0] ?? 0] ?? 0 });
  if (leaders.length > 1) {
    return { ...shared(leaders), place: 'first', faith: most, prize: first + second, leftOut: followers };
  }
  if (followers.length > 1) {
    return { ...shared(followers), place: 'second', faith: next, prize: second, leftOut: [] };
  }
  return null;
}
