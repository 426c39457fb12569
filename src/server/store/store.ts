/**
 * What the server keeps, whichever database keeps it. Every method is one transaction: what it answers is written, and
 * what fails has changed nothing. Times are milliseconds since 1970 and always come from the caller.
 */
import type { Accounts } from './contract/accounts.ts';
import type { Chats } from './contract/chats.ts';
import type { Clocks, Vacations, Votes } from './contract/clocks.ts';
import type { Matches } from './contract/matches.ts';
import type { Deliveries, Notices, NotifyChannels, Secrets } from './contract/messages.ts';
import type { PresenceBook, Processes, Signals } from './contract/processes.ts';
import type { Results } from './contract/results.ts';

export interface Store {
  /** Of this process among those that share the database. */
  readonly processId: string;
  readonly accounts: Accounts;
  readonly matches: Matches;
  readonly chats: Chats;
  readonly notices: Notices;
  readonly deliveries: Deliveries;
  readonly channels: NotifyChannels;
  readonly secrets: Secrets;
  readonly clocks: Clocks;
  readonly votes: Votes;
  readonly vacations: Vacations;
  readonly results: Results;
  readonly processes: Processes;
  readonly presence: PresenceBook;
  readonly signals: Signals;
  /** Does the work while nobody else, in this or another process, does any for the same match. */
  locked<T>(matchId: string, work: () => Promise<T>): Promise<T>;
  /** Fails when the database does not answer. */
  ping(): Promise<void>;
  /** Finishes what is being written; nothing is taken after it. */
  close(): Promise<void>;
}
