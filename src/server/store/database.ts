/** What the two databases do each in their own way. Everything else is written once, over this. */
import type { Kysely } from 'kysely';
import type { Signals } from './contract/processes.ts';
import type { Tables } from './schema.ts';

export interface Database {
  /** Sees what is committed, and nothing else. */
  readonly reading: Kysely<Tables>;
  /** Does the work as one transaction: answers after it is safely on the disk; what throws has changed nothing. */
  readonly writing: <T>(work: (db: Kysely<Tables>) => Promise<T>) => Promise<T>;
  /** The one write that happens all the time. False if the match is not at `after` any more, or over. */
  readonly append: (step: NewStep) => Promise<boolean>;
  readonly locked: <T>(matchId: string, work: () => Promise<T>) => Promise<T>;
  readonly signals: Signals;
  readonly close: () => Promise<void>;
}

/** A step as the tables take it. */
export interface NewStep {
  readonly matchId: string;
  readonly after: number;
  readonly stateId: number;
  readonly action: string;
  readonly log: string;
  readonly checkpoint: string | null;
  readonly toAct: string;
  readonly result: string | null;
  readonly mark: string;
  /** The seats of which a turn begins; null within a turn. */
  readonly newTurn: readonly number[] | null;
  /** Who made the step, and so need not be told of it. */
  readonly seat: number;
  readonly at: number;
}

export class StoreClosed extends Error {
  constructor() {
    super('The store is closed: the server is about to end.');
  }
}

const DUPLICATE = new Set<unknown>(['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);

const ORPHAN = new Set<unknown>(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY']);

const hasCode = (error: unknown, codes: ReadonlySet<unknown>): boolean =>
  error instanceof Error && 'code' in error && codes.has(error.code);

/** Whether a write was refused because another row already has what may be there once only. */
export const isDuplicate = (error: unknown): boolean => hasCode(error, DUPLICATE);

/** Whether a write was refused because the account or the match that it belongs to is gone. */
export const isOrphan = (error: unknown): boolean => hasCode(error, ORPHAN);
