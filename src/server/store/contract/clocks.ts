/** The time that people have for their turns, and what becomes of a seat when it is over. */
import type { MatchRecord } from './match.ts';

export interface Clocks {
  /** Notes that people have little time left, once for each turn. */
  remind(at: number): Promise<void>;
  /** Notes for which turns the time is over, once for each, and answers whoever noted it with the matches in which a bot is to play now. */
  runOut(at: number): Promise<string[]>;
  /** Running matches in which the account is to move: the soonest deadline first, then the longest waiting. */
  turnsOf(accountId: string): Promise<MatchRecord[]>;
}

export interface Votes {
  /** A seat is for handing another to a bot, or no longer; null where that is not to be decided. */
  vote(matchId: string, seat: number, bySeat: number, isFor: boolean): Promise<MatchRecord | null>;
}

export interface Vacations {
  /** Until when, if it is one now, and what is left of this year's. */
  of(accountId: string, at: number): Promise<{ readonly until: number | null; readonly leftMs: number }>;
  /** The account's clocks stand still for so long, if as much is left of each year that it falls into. */
  start(accountId: string, ms: number, at: number): Promise<'started' | 'away' | 'tooLong'>;
  /** The clocks go on now; false if there was no vacation to end. */
  end(accountId: string, at: number): Promise<boolean>;
}
