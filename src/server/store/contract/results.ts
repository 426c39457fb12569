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
  /** How hard the game made it for who played alone; null in company. */
  readonly level: number | null;
  /** The game's own points; null in company, and for who gave up. */
  readonly rival: number | null;
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

/** What somebody has done alone, at one level. */
export interface SoloRecord {
  readonly game: string;
  readonly level: number;
  readonly played: number;
  readonly won: number;
  /** A victory before a defeat, then the greater lead; null for who has always given up. */
  readonly best: {
    readonly matchId: string;
    readonly isWon: boolean;
    readonly score: number;
    readonly rival: number;
    readonly endedAt: number;
  } | null;
}

/** How the challenge of a day ended for one of those who tried. */
export interface DailyStanding {
  /** From 1: victories before defeats, then the greater lead, the greater score, the earlier end; who gave up is last. */
  readonly rank: number;
  readonly matchId: string;
  readonly accountId: string | null;
  readonly name: string;
  readonly isWon: boolean;
  readonly score: number;
  /** Null for who gave up. */
  readonly rival: number | null;
  readonly endedAt: number;
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
  /** By game and level. */
  solo(accountId: string): Promise<SoloRecord[]>;
  /** The first so many of a day, and the reader however far down; of what ended before then. */
  ofDay(
    day: string,
    endedBefore: number,
    reader: string | null,
    most: number,
  ): Promise<{ readonly played: number; readonly standings: readonly DailyStanding[] }>;
  /** Whom somebody has met in matches that the reader may know, latest first. */
  opponents(accountId: string, reader: string | null, most: number): Promise<Opponent[]>;
}
