/** What the tables need of the rest of the server. */
import type { IncomingMessage } from 'node:http';
import type { AnyGame } from '../../games/index.ts';
import type { Account } from '../store/contract/accounts.ts';
import type { Store } from '../store/store.ts';
import type { Beat } from './beat.ts';
import type { Limits } from './limits.ts';

/** What is used of pino. */
export interface Logger {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export interface TableMetrics {
  /** From the packet to the news, in milliseconds. */
  moveAccepted(ms: number): void;
  moveRefused(reason: string): void;
  socketsOpen(count: number): void;
}

export interface TablesDeps {
  readonly store: Store;
  readonly now: () => number;
  readonly log: Logger;
  /** Whose session the cookies of a handshake show. */
  readonly accountOf: (cookieHeader: string | undefined) => Promise<Account | null>;
  readonly isAllowedOrigin: (origin: string | undefined) => boolean;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly metrics: TableMetrics;
  /** Whether other processes share the store: then nobody can be sure to reach the same one twice. */
  readonly isShared?: boolean;
  /** Games by the name of their namespace; the catalogue if it is left out. */
  readonly modules?: Readonly<Record<string, AnyGame>>;
  readonly limits?: Partial<Limits>;
  /** When bots are heard in games with secrets; four times a second if it is left out. */
  readonly beat?: Beat;
}
