/** What the API answers with. */
import type { LogEntry } from 'boardgame.io';
import type { BotLevel } from '../../play/levels.ts';
import type { Language } from '../languages.ts';
import type { Companion } from '../store/contract/accounts.ts';
import type { ChatLine } from '../store/contract/chats.ts';
import type { ChannelKind, Webhook } from '../store/contract/messages.ts';
import type { Opponent } from '../store/contract/results.ts';
import type { Mark } from '../store/contract/steps.ts';
import type { Operation } from '../tables/diff.ts';
import type { MatchSummary } from '../tables/summary.ts';
import type { View } from '../tables/views.ts';

export type { MatchSummary };

export interface Me {
  account: { id: string; name: string; email: string | null; language: Language } | null;
  /** Can links be sent by mail? */
  mail: boolean;
}

export interface Vacation {
  /** Null if there is none now. */
  until: number | null;
  /** What is left of this year's, in milliseconds. */
  leftMs: number;
}

export interface DeviceLink {
  url: string;
  expiresAt: number;
}

export interface MatchList {
  matches: MatchSummary[];
  /** For `?from=`; null at the end. */
  next: string | null;
}

export interface InvitationList {
  /** `from` is a name. */
  invitations: { match: MatchSummary; from: string }[];
}

export interface CompanionList {
  companions: Companion[];
}

export interface ChatLines {
  lines: Omit<ChatLine, 'accountId'>[];
}

/** Where in the game the steps of a match are. Step 0 is the opening. */
export interface Outline {
  /** The newest step. */
  last: number;
  /** Without those that were made before marks were kept. */
  marks: (Mark & { step: number })[];
}

/** Some steps of a match, one after the other. */
export interface StepChunk {
  from: number;
  /** At the step `from`. */
  view: View;
  /** From each step to the one after it, as JSON Patch. */
  patches: (readonly Operation[])[];
}

/** What is told of a match. */
export interface Journal {
  opening: View;
  /** boardgame.io's log, as far as it has come. */
  log: readonly LogEntry[];
}

/** How one hears of one's matches. */
export interface Notifications {
  /** Whether each channel is on, as far as the person decides. */
  on: Record<ChannelKind, boolean>;
  /** Where mails go; null for a guest. */
  email: string | null;
  /** Can the server send mails? */
  mail: boolean;
  webhook: Webhook | null;
  /** What a browser subscribes with. */
  pushKey: string;
  /** Where the browsers are reached that have subscribed. */
  browsers: string[];
}

/** What a link in a message turns off. */
export type TurnedOff = { isOn: boolean } & ({ channel: ChannelKind } | { match: string });

export interface Muting {
  muted: boolean;
}

/** What somebody has done in one game. */
export interface GameRecord {
  game: string;
  matches: number;
  wins: number;
  places: { players: number; place: number; times: number }[];
  /** Null without a rated match; `isNew` where too few make it sure. */
  rating: { rating: number; deviation: number; matches: number; isNew: boolean } | null;
  /** Ratings after each rated match, oldest first. */
  course: { rating: number; at: number }[];
  /** `match` is null where the reader may not know it. */
  best: { score: number; players: number; at: number; match: string | null }[];
  /** Alone, by level. */
  solo: SoloLine[];
}

/** The challenge of a day. Days are as 2026-11-18, and all by UTC. */
export interface Daily {
  day: string;
  today: string;
  /** Days beside it with a table of their own. */
  before: string | null;
  after: string | null;
  game: string;
  level: number;
  endsAt: number;
  /** One's own try. */
  mine: { match: string; isRunning: boolean } | null;
  /** How many tries have ended in time. */
  played: number;
  /** The first, and one's own however far down. */
  lines: DailyLine[];
}

export interface DailyLine {
  rank: number;
  /** Empty for a former player. */
  name: string;
  account: string | null;
  isMe: boolean;
  isWon: boolean;
  score: number;
  /** The game's own points; null for who gave up. */
  rival: number | null;
  /** Null as long as others may not look at it. */
  match: string | null;
}

/** What somebody has done alone, at one level. */
export interface SoloLine {
  level: number;
  played: number;
  won: number;
  /** A victory before a defeat, then the greater lead. `match` is null where the reader may not know it. */
  best: { isWon: boolean; score: number; rival: number; at: number; match: string | null } | null;
}

export interface SoloList {
  levels: SoloLine[];
}

export interface ResultLine {
  match: string;
  game: string;
  players: number;
  place: number;
  /** Null for who has left to a bot. */
  score: number | null;
  /** Of the rating; null where the match was not rated. */
  change: number | null;
  at: number;
  /** A name is empty for a former player. */
  others: { seat: number; name: string; account: string | null; bot: BotLevel | null }[];
}

export interface ResultList {
  results: ResultLine[];
  next: string | null;
}

export interface Profile extends ResultList {
  id: string;
  name: string;
  since: number;
  isMe: boolean;
  games: GameRecord[];
  opponents: Opponent[];
}
