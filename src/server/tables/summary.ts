/** A match as the site shows it, without its position. */
import type { BotLevel } from '../../play/levels.ts';
import type { MatchRecord, SeatRecord } from '../store/contract/match.ts';

export interface SeatSummary {
  seat: number;
  /** Null where nobody sits; empty for a former player. */
  name: string | null;
  colour: string | null;
  /** A bot plays, from the beginning or since somebody left. */
  isBot: boolean;
  /** How well the bot plays that was seated here. */
  bot: BotLevel | null;
  /** When the time for the turn runs out; null where it does not. */
  dueAt: number | null;
  /** Turns in a row that a bot has played because the time had run out. */
  missed: number;
  /** Until when the player is on vacation, where others wait for it; it may be over. */
  awayUntil: number | null;
  /** Seats that want a bot to play on for good; null where that is not to be decided. */
  votes: number[] | null;
  /** Left out of what is sent to many. */
  isMe?: boolean;
  /** Who it is: of all who play since the match began, and before that for the host, who may send people away. */
  account?: string;
}

export interface MatchSummary
  extends
    Pick<MatchRecord, 'id' | 'game' | 'options' | 'visibility' | 'pace' | 'turnMs' | 'isRated' | 'status'>,
    Pick<MatchRecord, 'createdAt' | 'updatedAt' | 'toAct' | 'result' | 'nextMatchId' | 'day'> {
  players: number;
  /** The host's seat, if the host has one. */
  host: number | null;
  /** Left out of what is sent to many. */
  mySeat?: number | null;
  seats: SeatSummary[];
}

/** For a reader who is an account or nobody (null); without a reader, for many. */
export function summaryOf(match: MatchRecord, forAccount?: string | null): MatchSummary {
  const mine = forAccount == null ? null : seatOfAccount(match, forAccount);
  return {
    id: match.id,
    game: match.game,
    players: match.seats.length,
    options: match.options,
    visibility: match.visibility,
    pace: match.pace,
    turnMs: match.turnMs,
    isRated: match.isRated,
    status: match.status,
    createdAt: match.createdAt,
    updatedAt: match.updatedAt,
    toAct: match.toAct,
    result: match.result,
    nextMatchId: match.nextMatchId,
    day: match.day,
    host: match.hostId === null ? null : seatOfAccount(match, match.hostId),
    ...(forAccount === undefined ? {} : { mySeat: mine }),
    seats: match.seats.map((seat) => ({
      seat: seat.seat,
      name: seat.name,
      colour: seat.colour,
      isBot: seat.player === 'bot',
      bot: seat.bot,
      dueAt: seat.dueAt,
      missed: seat.missed,
      awayUntil: match.status === 'running' ? seat.awayUntil : null,
      votes: seat.votes && [...seat.votes],
      ...(forAccount === undefined ? {} : { isMe: seat.seat === mine }),
      ...(mayKnow(match, seat, forAccount) ? { account: seat.accountId } : {}),
    })),
  };
}

/** The seat that a person plays: who has left to a bot holds it no more. */
export function seatOfAccount(match: MatchRecord, accountId: string): number | null {
  const held = match.seats.find((seat) => seat.accountId === accountId && seat.player === 'person');
  return held?.seat ?? null;
}

/** What somebody plays is on their page, and an account's id gives no right to anything. */
const mayKnow = (
  { status, hostId }: MatchRecord,
  seat: SeatRecord,
  reader: string | null | undefined,
): seat is SeatRecord & { accountId: string } =>
  seat.accountId !== null && (status !== 'open' || (reader != null && hostId === reader));
