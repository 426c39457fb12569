/** Matches: making and finding them, their seats, their steps, and invitations to them. */
import type { State } from 'boardgame.io';
import type { MatchRecord, MatchStatus, NewHolder, NewMatch, Pace } from './match.ts';
import type { Mark, Progress, Saved } from './steps.ts';

export interface MatchFilter {
  readonly game?: string;
  readonly status?: MatchStatus;
  readonly pace?: Pace;
  /** At least so many seats are free. */
  readonly seatsFree?: number;
  readonly updatedBefore?: number;
  readonly updatedAfter?: number;
}

export interface MatchPage {
  readonly matches: readonly MatchRecord[];
  /** Where the next page begins; null at the end. */
  readonly next: string | null;
}

export interface Matches {
  create(match: NewMatch): Promise<void>;
  get(id: string): Promise<MatchRecord | null>;
  /** An account's try at the challenge of a day. */
  ofDay(day: string, accountId: string): Promise<MatchRecord | null>;
  /** The nearest days before and after it that somebody has tried. */
  daysBeside(day: string): Promise<{ readonly before: string | null; readonly after: string | null }>;
  /** Public matches, newest first. */
  list(filter: MatchFilter, page: { readonly most: number; readonly from?: string }): Promise<MatchPage>;
  /** Those that an account sits in or hosts, latest played first. */
  ofAccount(
    accountId: string,
    page: { readonly most: number; readonly from?: string; readonly status?: MatchStatus },
  ): Promise<MatchPage>;
  /** Public matches of just so many players where somebody, but not this account, waits for others; oldest first. */
  waiting(
    size: { readonly game: string; readonly players: number; readonly pace: Pace },
    accountId: string,
  ): Promise<MatchRecord[]>;
  /**
   * Sits down on a free seat, the first if none is named. The match runs from when the last seat is taken. An account
   * holds one seat of a match at most: asking again answers with the seat that it has. A match with bots is not rated.
   */
  takeSeat(
    id: string,
    seat: number | null,
    holder: NewHolder,
    at: number,
  ): Promise<{ readonly seat: number; readonly match: MatchRecord } | 'noMatch' | 'noSeat' | 'taken' | 'full'>;
  /**
   * Gets up. Before the start the seat is free again, and a match that no person is left in is gone (null); after the start a
   * bot plays on, and the seat keeps account and name for the record but no credentials; a match that the last person
   * has left is over, without a result; after the end nothing changes.
   */
  leaveSeat(id: string, seat: number, at: number): Promise<MatchRecord | null>;
  /** Removes the open matches that were made before then and that nobody has sat down in, and answers with them. */
  clearEmpty(createdBefore: number): Promise<MatchRecord[]>;
  /** What a stock client may change of its seat. */
  updateSeat(id: string, seat: number, change: { readonly name?: string; readonly data?: unknown }): Promise<void>;
  append(id: string, progress: Progress): Promise<'written' | 'behind'>;
  /** Ends a running match without a move; null if it does not run. */
  resign(id: string, result: NonNullable<MatchRecord['result']>, at: number): Promise<MatchRecord | null>;
  /**
   * For going on, or for looking back: the newest checkpoint at or before the state `at`, the newest of all if it is left
   * out, and the steps from there to the state `last`, which is `at` if it is left out.
   */
  saved(id: string, at?: number, last?: number): Promise<Saved | null>;
  /** Of all steps that have one, oldest first: those of earlier versions have none. */
  marks(id: string): Promise<{ readonly stateId: number; readonly mark: Mark }[]>;
  /** All steps that came after a state, oldest first. */
  since(id: string, stateId: number): Promise<Saved['steps']>;
  /** How far matches have come; those that are gone are left out. */
  stateIds(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Running matches in which a bot is to move and nobody has moved since then. */
  waitingForBots(since: number): Promise<string[]>;
  /** boardgame.io's log entries of all steps, oldest first. */
  log(id: string): Promise<unknown[]>;
  initial(id: string): Promise<State | null>;
  /** Links the rematch; whoever comes second gets the id that is there. */
  setNext(id: string, nextId: string): Promise<string>;
  invite(id: string, from: string, to: string, at: number): Promise<void>;
  uninvite(id: string, to: string): Promise<void>;
  /** Matches that an account is invited to and that still have a free seat, latest first. Sitting down accepts it. */
  invitations(accountId: string): Promise<{ readonly match: MatchRecord; readonly from: string }[]>;
}
