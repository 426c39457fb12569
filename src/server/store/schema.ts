/** The tables as both databases have them. What is not a word or a number is kept as JSON text, which every value survives. */
import type { Generated, Selectable } from 'kysely';
import type { Channel, MatchStatus, OneTimeLink, Pace, SeatRecord, Visibility } from './store.ts';

export interface Tables {
  accounts: {
    id: string;
    name: string;
    email: string | null;
    /** The address in lower case: Maren@x.org and maren@x.org are one letter box. */
    email_key: string | null;
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
    host_id: string | null;
    status: MatchStatus;
    seats_free: number;
    created_at: number;
    updated_at: number;
    state_id: number;
    to_act: string;
    result: string | null;
    next_id: string | null;
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
  };
  /** Whole states; the first of a match is the one it began with. */
  checkpoints: { match_id: string; state_id: number; state: string };
  steps: { match_id: string; state_id: number; action: string; log: string };
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
} as const;

export const toText = (value: unknown): string | null => (value == null ? null : JSON.stringify(value));

export const fromText = (text: string | null): unknown => (text === null ? null : JSON.parse(text));
