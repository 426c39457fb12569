/** The tables as both databases have them. What is not a word or a number is kept as JSON text, which every value survives. */
import type { Generated, Selectable } from 'kysely';
import type { BotLevel } from '../../play/levels.ts';
import type { Language } from '../languages.ts';
import type { OneTimeLink } from './contract/accounts.ts';
import type { Channel } from './contract/chats.ts';
import type { MatchStatus, Pace, SeatRecord, Visibility } from './contract/match.ts';
import type { ChannelKind, NoticeKind, WebhookShape } from './contract/messages.ts';

export interface Tables {
  accounts: {
    id: string;
    name: string;
    email: string | null;
    /** The address in lower case: Maren@x.org and maren@x.org are one letter box. */
    email_key: string | null;
    language: Language;
    created_at: number;
  };
  sessions: { token_hash: string; account_id: string; opened_at: number; used_at: number };
  links: {
    token_hash: string;
    account_id: string;
    purpose: OneTimeLink['purpose'];
    email: string | null;
    expires_at: number;
  };
  matches: {
    id: string;
    game: string;
    options: string;
    visibility: Visibility;
    pace: Pace;
    turn_ms: number | null;
    /** 1 or 0, as everything that is true or false: SQLite has nothing else. */
    rated: number;
    /** Whether results and ratings know of its end. */
    counted: Generated<number>;
    host_id: string | null;
    status: MatchStatus;
    seats_free: number;
    created_at: number;
    updated_at: number;
    state_id: number;
    to_act: string;
    result: string | null;
    next_id: string | null;
    /** Of which day it is the challenge, as 2026-11-18; null for all others. */
    day: string | null;
  };
  seats: {
    match_id: string;
    seat: number;
    account_id: string | null;
    name: string | null;
    colour: string | null;
    credentials_hash: string | null;
    data: string | null;
    player: SeatRecord['player'];
    bot: BotLevel | null;
    due_at: number | null;
    remind_at: number | null;
    missed: number;
    stand_in: number;
  };
  /** Who wants a seat to be handed to a bot. */
  votes: { match_id: string; seat: number; by_seat: number };
  /** Whole states; the first of a match is the one it began with. */
  checkpoints: { match_id: string; state_id: number; state: string };
  steps: { match_id: string; state_id: number; action: string; log: string; mark: string | null };
  invitations: { match_id: string; to_id: string; from_id: string; invited_at: number };
  chats: {
    /** Lines of the same millisecond stay in order. */
    number: Generated<number>;
    id: string;
    match_id: string;
    channel: Channel;
    account_id: string | null;
    seat: number | null;
    name: string;
    text: string;
    said_at: number;
  };
  vacations: { account_id: string; from_at: number; until_at: number };
  /** What a person is to be told, of each match and kind the latest only. */
  notices: { account_id: string; match_id: string; kind: NoticeKind; state_id: number; noticed_at: number };
  /** Messages on their way: what was to be told at one time, by one channel, to one address. */
  deliveries: {
    id: string;
    account_id: string;
    channel: ChannelKind;
    /** The push subscription; the other channels have one address for each account. */
    target: string | null;
    notices: string;
    status: 'waiting' | 'sending' | 'sent' | 'failed';
    attempts: number;
    next_at: number;
    /** The process that sends it just now. */
    process_id: string | null;
    created_at: number;
  };
  pushes: {
    id: string;
    account_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    created_at: number;
  };
  webhooks: { account_id: string; url: string; shape: WebhookShape; created_at: number };
  /** Channels that a person has turned off. */
  channels_off: { account_id: string; channel: ChannelKind };
  /** Matches that a person does not want to hear of. */
  mutes: { account_id: string; match_id: string };
  /** Keys that the server has made for itself. */
  secrets: { name: string; value: string };
  /** How a match ended for each who played it. */
  standings: {
    match_id: string;
    seat: number;
    account_id: string | null;
    game: string;
    players: number;
    score: number | null;
    /** From 1; shared by equals. */
    place: number;
    level: number | null;
    rival: number | null;
    rating_before: number | null;
    rating_after: number | null;
    ended_at: number;
  };
  ratings: {
    account_id: string;
    game: string;
    rating: number;
    deviation: number;
    volatility: number;
    games: number;
    rated_at: number;
  };
  /** Servers that share the database, and when each last said that it is alive. */
  processes: { id: string; seen_at: number };
  /** Who is at a table, as each process knows it. */
  presence: { match_id: string; process_id: string; seats: string; spectators: number };
  migrations: { version: number; name: string };
}

export type AccountRow = Selectable<Tables['accounts']>;
export type MatchRow = Selectable<Tables['matches']>;
export type SeatRow = Selectable<Tables['seats']>;

/** What a seat is when nobody sits there. */
export const NOBODY = {
  account_id: null,
  name: null,
  colour: null,
  credentials_hash: null,
  data: null,
  player: 'person',
  bot: null,
  due_at: null,
  remind_at: null,
  missed: 0,
  stand_in: 0,
} as const;

export const toText = (value: unknown): string | null => (value == null ? null : JSON.stringify(value));

export const fromText = (text: string | null): unknown => (text === null ? null : JSON.parse(text));
