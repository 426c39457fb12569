/** How matches ended, and what that says of those who played them. */
import type { MatchRecord } from './match.ts';

/** How a match ended for one who played it. */
export interface Standing {
  readonly matchId: string;
  readonly seat: number;
  /** Null for a former player. */
  readonly accountId: string | null;
  readonly game: string;
  readonly players: number;
  /** Null for who has left to a bot. */
  readonly score: number | null;
  /** From 1; shared by equals. */
  readonly place: number;
  /** Null where the match was not rated. */
  readonly ratingBefore: number | null;
  readonly ratingAfter: number | null;
  readonly endedAt: number;
}

export interface Rating {
  readonly accountId: string;
  readonly game: string;
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  /** Rated ones. */
  readonly games: number;
  readonly ratedAt: number;
}

/** What a match that is over changes. */
export interface Outcome {
  readonly standings: readonly Standing[];
  readonly ratings: readonly Rating[];
}

/** How often somebody came to a place among so many. */
export interface Tally {
  readonly game: string;
  readonly players: number;
  readonly place: number;
  readonly times: number;
}

/** A result as it is shown to others: of a match that is not public, only those who played it learn which one it was. */
export interface ShownStanding extends Standing {
  readonly isShown: boolean;
}

export interface Opponent {
  readonly accountId: string;
  readonly name: string;
  readonly games: number;
  readonly lastPlayedAt: number;
}

export interface Results {
  /** Matches that are over and not counted yet, in the order of their end. */
  toCount(most: number): Promise<string[]>;
  /**
   * Counts a match, unless it was: no two matches of the same person are counted at the same time, so that each finds
   * the ratings that the one before has left.
   */
  count(
    matchId: string,
    outcomeOf: (match: MatchRecord, ratings: readonly Rating[]) => Outcome,
  ): Promise<'counted' | 'not to count'>;
  ofMatch(matchId: string): Promise<Standing[]>;
  ratings(accountId: string): Promise<Rating[]>;
  tally(accountId: string): Promise<Tally[]>;
  /** Ratings after each of the latest rated matches, oldest first. */
  course(accountId: string, game: string, most: number): Promise<{ readonly rating: number; readonly at: number }[]>;
  /** The greatest scores above nothing, the first to reach one first; the reader is an account or nobody. */
  best(accountId: string, game: string, reader: string | null, most: number): Promise<ShownStanding[]>;
  /** Of matches that the reader may know, latest first. */
  recent(
    accountId: string,
    reader: string | null,
    page: { readonly most: number; readonly from?: string },
  ): Promise<{ readonly standings: readonly Standing[]; readonly next: string | null }>;
  /** Whom somebody has met in matches that the reader may know, latest first. */
  opponents(accountId: string, reader: string | null, most: number): Promise<Opponent[]>;
}
