/** The store in the database that the settings name. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { accountsIn } from './accounts.ts';
import { channelsIn } from './channels.ts';
import { chatsIn } from './chats.ts';
import { deliveriesIn } from './deliveries.ts';
import { clocksIn } from './clocks.ts';
import { matchesIn } from './matches.ts';
import { noticesIn } from './notices.ts';
import { openPostgres } from './postgres.ts';
import { presenceIn } from './presence.ts';
import { processesIn } from './processes.ts';
import { secretsIn } from './secrets.ts';
import { openSqlite } from './sqlite.ts';
import { resultsIn } from './results.ts';
import type { Database } from './database.ts';
import type { Store } from './store.ts';
import { vacationsIn } from './vacations.ts';
import { votesIn } from './votes.ts';

/** How long a database may take to say that it is there, in milliseconds. */
const PATIENCE = 5000;

export interface StoreSettings {
  /** A Postgres, `postgres://…`; without it, SQLite in the data directory. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

export const openStore = async (settings: StoreSettings): Promise<Store> => storeIn(await openDatabase(settings));

export const fileIn = (dataDir: string): string => join(dataDir, 'litha.db');

export const openDatabase = ({ databaseUrl, dataDir }: StoreSettings): Promise<Database> =>
  databaseUrl === null ? openSqlite(fileIn(dataDir)) : openPostgres(databaseUrl);

export function storeIn(database: Database, processId: string = randomUUID()): Store {
  const { signOff, ...processes } = processesIn(database, processId);
  return {
    processId,
    accounts: accountsIn(database),
    matches: matchesIn(database),
    chats: chatsIn(database),
    notices: noticesIn(database),
    deliveries: deliveriesIn(database, processId),
    channels: channelsIn(database),
    secrets: secretsIn(database),
    clocks: clocksIn(database),
    votes: votesIn(database),
    vacations: vacationsIn(database),
    results: resultsIn(database),
    locked: (matchId, work) => database.locked(matchId, work),
    ping: () => inTime(sql`select 1`.execute(database.reading)),
    processes,
    presence: presenceIn(database, processId),
    signals: database.signals,
    async close() {
      await signOff();
      await database.close();
    },
  };
}

async function inTime(answer: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer.')), PATIENCE);
  });
  try {
    await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
