/** A match as the store knows it. */
import type { State } from 'boardgame.io';
import type { Result } from '../../../games/module.ts';
import type { BotLevel } from '../../../play/levels.ts';

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
  /** Who plays: a person, or a bot, from the beginning or since the person left. */
  readonly player: 'person' | 'bot';
  /** How well the bot plays that was seated here; null for people, and where one has left. */
  readonly bot: BotLevel | null;
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
  /** Of which day (UTC) it is the challenge, as 2026-11-18; null for all other matches. */
  readonly day: string | null;
  readonly seats: readonly SeatRecord[];
}

export interface NewMatch extends Pick<
  MatchRecord,
  'id' | 'game' | 'options' | 'visibility' | 'pace' | 'turnMs' | 'isRated' | 'hostId' | 'createdAt' | 'toAct'
> {
  readonly players: number;
  readonly initial: State;
  /** An account has one try a day. */
  readonly day?: string;
}

export interface NewHolder {
  readonly accountId: string | null;
  readonly name: string;
  readonly colour: string | null;
  readonly credentialsHash: string | null;
  readonly data?: unknown;
  /** Where it is no person. */
  readonly bot?: BotLevel;
}
