/** Who may play which seat: an account its own, and whoever shows a seat's credentials. */
import { isSame } from '../accounts/secrets.ts';
import type { MatchRecord } from '../store/contract/match.ts';
import { refused } from './refusals.ts';
import { seatOfAccount } from './summary.ts';
import type { Seat } from './views.ts';

/** What a socket has shown of itself. */
export interface Identity {
  readonly accountId: string | null;
  readonly credentials: string | null;
}

/**
 * The seat of a socket that asks for one, or for none. Who asks for none gets the seat of the account, if it has one:
 * our own page names no seat. Who asks for one must have a right to it.
 */
export function seatFor(match: MatchRecord, asked: Seat, identity: Identity): Seat {
  const own = identity.accountId === null ? null : seatOfAccount(match, identity.accountId);
  if (asked === null || asked === own) return own;
  if (!hasCredentials(match, asked, identity.credentials)) throw refused('notYourSeat');
  return asked;
}

/** What becomes of a socket's seat when somebody has sat down or got up. */
export function seatNow(match: MatchRecord, held: Seat, identity: Identity): Seat {
  if (held !== null && hasCredentials(match, held, identity.credentials)) return held;
  return identity.accountId === null ? null : seatOfAccount(match, identity.accountId);
}

function hasCredentials(match: MatchRecord, seat: number, credentials: string | null): boolean {
  const record = match.seats.find((one) => one.seat === seat);
  if (credentials === null || record?.player !== 'person' || record.credentialsHash === null) return false;
  return isSame(credentials, record.credentialsHash);
}
