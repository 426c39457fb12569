/** What the API answers with. */
import type { LogEntry } from 'boardgame.io';
import type { ChatLine, Companion, Mark } from '../store/store.ts';
import type { Operation } from '../tables/diff.ts';
import type { MatchSummary } from '../tables/summary.ts';
import type { View } from '../tables/views.ts';

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
