/** What the API answers with. */
import type { ChatLine, Companion } from '../store/store.ts';
import type { MatchSummary } from '../tables/summary.ts';

export type { MatchSummary };

export interface Me {
  account: { id: string; name: string; email: string | null } | null;
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
