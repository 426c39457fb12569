/**
 * What the server keeps, whichever database keeps it. Every method is one transaction: what it answers is written, and
 * what fails has changed nothing. Times are milliseconds since 1970 and always come from the caller.
 */
import type { State } from 'boardgame.io';
import type { Result } from '../../games/module.ts';
import type { Language } from '../languages.ts';
import type { Deliveries, Notices, NotifyChannels, Secrets } from './messages.ts';

export interface Store {
  /** Of this process among those that share the database. */
  readonly processId: string;
  readonly accounts: Accounts;
  readonly matches: Matches;
  readonly chats: Chats;
  readonly notices: Notices;
  readonly deliveries: Deliveries;
  readonly channels: NotifyChannels;
  readonly secrets: Secrets;
  readonly clocks: Clocks;
  readonly votes: Votes;
  readonly vacations: Vacations;
  readonly results: Results;
  readonly processes: Processes;
  readonly presence: PresenceBook;
  readonly signals: Signals;
  /** Does the work while nobody else, in this or another process, does any for the same match. */
  locked<T>(matchId: string, work: () => Promise<T>): Promise<T>;
  /** Fails when the database does not answer. */
  ping(): Promise<void>;
  /** Finishes what is being written; nothing is taken after it. */
  close(): Promise<void>;
}

// People

export interface Account {
  readonly id: string;
  readonly name: string;
  /** Where a sign-in link may be sent; null for a guest. */
  readonly email: string | null;
  /** What messages to the person are written in. */
  readonly language: Language;
  readonly createdAt: number;
}

/** A link that works once. Only the hash of its token is kept. */
export interface OneTimeLink {
  readonly tokenHash: string;
  readonly accountId: string;
  /** To carry the account to another device, or to prove that an address is one's own. */
  readonly purpose: 'device' | 'email';
  /** The address to be proved. */
  readonly email: string | null;
  readonly expiresAt: number;
}

export interface Companion {
  readonly accountId: string;
  readonly name: string;
  readonly lastPlayedAt: number;
}

export interface Accounts {
  create(account: Account): Promise<void>;
  get(id: string): Promise<Account | null>;
  byEmail(email: string): Promise<Account | null>;
  /** Also on every seat that the account holds. */
  rename(id: string, name: string): Promise<void>;
  setEmail(id: string, email: string): Promise<'set' | 'taken'>;
  setLanguage(id: string, language: Language): Promise<void>;
  openSession(tokenHash: string, accountId: string, at: number): Promise<void>;
  /** Whose session it is; notes that it was used. */
  session(tokenHash: string, at: number): Promise<Account | null>;
  closeSession(tokenHash: string): Promise<void>;
  putLink(link: OneTimeLink): Promise<void>;
  /** The first who asks gets it, if it has not expired; it is gone then. */
  takeLink(tokenHash: string, purpose: OneTimeLink['purpose'], at: number): Promise<OneTimeLink | null>;
  /** People whom one has sat at a table with since a match began there, latest first. */
  companions(id: string, most: number): Promise<Companion[]>;
  /** Everything that is kept about a person, as plain data. */
  export(id: string): Promise<Record<string, unknown> | null>;
  /**
   * Forgets the person: sessions, links, address, name, chats and invitations are gone, seats that wait for the start
   * are free again, all other seats stay, without account and name; a bot plays on where others are left to play with.
   */
  delete(id: string): Promise<void>;
}

// Matches

export type Visibility = 'public' | 'unlisted';
export type MatchStatus = 'open' | 'running' | 'over';

/** How fast it is meant to be played; what the lobby filters by. */
export const PACES = ['live', 'relaxed'] as const;
export type Pace = (typeof PACES)[number];

export interface SeatRecord {
  readonly seat: number;
  /** Null where nobody sits, or somebody without an account (a stock boardgame.io client). */
  readonly accountId: string | null;
  /** Null where nobody sits; empty for a former player. */
  readonly name: string | null;
  readonly colour: string | null;
  /** Of what a client without a session shows as its right to the seat. */
  readonly credentialsHash: string | null;
  /** Free data of a stock client. */
  readonly data: unknown;
  /** Who plays: a person, or a bot since the person left. */
  readonly player: 'person' | 'bot';
  /** When the time for the turn runs out; null where no move is awaited, or the match has no deadlines. */
  readonly dueAt: number | null;
  /** How many turns in a row a bot has played because the time had run out. */
  readonly missed: number;
  /** The time has run out: a bot plays this turn. */
  readonly standIn: boolean;
  /** The end of the person's last vacation, which may be past. */
  readonly awayUntil: number | null;
  /** Seats that want a bot to play this one for good; null as long as its player has not missed too many turns. */
  readonly votes: readonly number[] | null;
}

export interface MatchRecord {
  readonly id: string;
  readonly game: string;
  readonly options: Record<string, unknown>;
  readonly visibility: Visibility;
  readonly pace: Pace;
  /** The time for a turn; null for all the time in the world. */
  readonly turnMs: number | null;
  readonly isRated: boolean;
  /** Who may remove others before the start; null for a match of a stock client. */
  readonly hostId: string | null;
  readonly status: MatchStatus;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Of the newest state. */
  readonly stateId: number;
  /** Whose move is awaited. */
  readonly toAct: readonly number[];
  /** Null until the end, and for good where everybody has left. `resigned`: the seat that gave up, if it ended that way. */
  readonly result: (Result & { readonly resigned?: number }) | null;
  /** The rematch. */
  readonly nextMatchId: string | null;
  readonly seats: readonly SeatRecord[];
}

export interface NewMatch {
  readonly id: string;
  readonly game: string;
  readonly players: number;
  readonly options: Record<string, unknown>;
  readonly visibility: Visibility;
  readonly pace: Pace;
  readonly turnMs: number | null;
  readonly isRated: boolean;
  readonly hostId: string | null;
  readonly createdAt: number;
  readonly initial: State;
  readonly toAct: readonly number[];
}

export interface NewHolder {
  readonly accountId: string | null;
  readonly name: string;
  readonly colour: string | null;
  readonly credentialsHash: string | null;
  readonly data?: unknown;
}

/** What one accepted action adds. */
export interface Progress {
  /** Of the state that the action was made in: if the match has gone on since, nothing is written. */
  readonly after: number;
  readonly stateId: number;
  /** boardgame.io's log entries, and the action as the reducer took it: enough to come from the state before to this one. */
  readonly step: Step;
  /** The whole state, now and then, so that nobody has to start from the beginning. */
  readonly checkpoint: State | null;
  readonly toAct: readonly number[];
  /** A turn begins: clocks start anew, and whoever is to act is told unless they are there. */
  readonly isNewTurn: boolean;
  readonly mark: Mark;
  readonly result: MatchRecord['result'];
  readonly at: number;
}

/** Where in the game a step has led, so that nobody has to play it again to find a place in it. */
export interface Mark {
  /** Who made the step. */
  readonly seat: number;
  readonly turn: number;
  readonly round: number;
  /** Points as everyone may see them. */
  readonly scores: readonly number[];
}

export interface Step {
  readonly action: unknown;
  readonly log: readonly unknown[];
}

/** Where to go on from: the newest checkpoint at or before a state, and the steps after it. */
export interface Saved {
  readonly stateId: number;
  readonly state: State;
  readonly steps: readonly { readonly stateId: number; readonly step: Step }[];
}

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
   * holds one seat of a match at most: asking again answers with the seat that it has.
   */
  takeSeat(
    id: string,
    seat: number | null,
    holder: NewHolder,
    at: number,
  ): Promise<{ readonly seat: number; readonly match: MatchRecord } | 'noMatch' | 'noSeat' | 'taken' | 'full'>;
  /**
   * Gets up. Before the start the seat is free again, and a match that nobody is left in is gone (null); after the start a
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

// Talk

export type Channel = 'players' | 'spectators';

export interface ChatLine {
  readonly id: string;
  readonly channel: Channel;
  readonly accountId: string | null;
  /** Of a player; null for a spectator. */
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export interface Chats {
  add(matchId: string, line: ChatLine): Promise<void>;
  /** The newest, oldest first. */
  list(matchId: string, channel: Channel, most: number): Promise<ChatLine[]>;
  get(id: string): Promise<ChatLine | null>;
}

// Several processes

export interface Processes {
  /**
   * Says that this process is alive, and strikes out those that have not been heard of since then: who was at a table
   * there is there no more. `isNew`: this process was not in the list, or not any more.
   */
  beat(at: number, silentSince: number): Promise<{ readonly isNew: boolean; readonly gone: readonly string[] }>;
}

/** Who is at a table. */
export interface Presence {
  readonly seats: readonly number[];
  readonly spectators: number;
}

export const NOBODY_THERE: Presence = { seats: [], spectators: 0 };

/** A seat may be open in several processes; each spectator is at one. */
export const sumOf = (all: readonly Presence[]): Presence => ({
  seats: [...new Set(all.flatMap(({ seats }) => seats))].toSorted((a, b) => a - b),
  spectators: all.reduce((sum, { spectators }) => sum + spectators, 0),
});

export interface PresenceBook {
  /** Who is at the table by this process. */
  put(matchId: string, presence: Presence, at: number): Promise<void>;
  /** Who is at the table by any process. */
  at(matchId: string): Promise<Presence>;
  /** Who is at tables by other processes; tables where nobody is are left out. */
  elsewhere(matchIds: readonly string[]): Promise<ReadonlyMap<string, Presence>>;
}

/**
 * What processes tell each other, with the ids that say what to read:
 * moved (match), turned (match: a move has begun a turn, or ended it), changed (match: anything but its moves), gone (match: a public one, for the lobby), said (match, line),
 * presence (match), invited (account, match), account (account: not who it was), again (nothing: anything may be new).
 */
export const SIGNAL_KINDS = [
  'moved',
  'turned',
  'changed',
  'gone',
  'said',
  'presence',
  'invited',
  'account',
  'again',
] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];

export type SignalListener = (kind: SignalKind, ids: readonly string[]) => void;

export interface Signals {
  /** Tells all other processes, soon, and nobody waits for it: whoever must not miss it looks from time to time. */
  send(kind: SignalKind, ...ids: string[]): void;
  /** Hears the others; `again` also whenever something may have been missed. */
  listen(listener: SignalListener): void;
}

// Time

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

// Results

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
