/** The data while a server may be running on them: to be read, and to hand in what no server keeps in its memory. */
import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from './database.ts';
import { fileIn, type StoreSettings } from './index.ts';
import { VERSION, versionOf } from './migrations/index.ts';
import { Connections } from './postgres-connections.ts';
import type { Tables } from './schema.ts';
import { kyselyOn } from './sqlite-dialect.ts';

export interface Beside extends Pick<Database, 'reading' | 'writing' | 'close'> {
  /** Does the work on what is there at this moment, whatever is written meanwhile. */
  readonly snapshot: <T>(work: (db: Kysely<Tables>) => Promise<T>) => Promise<T>;
}

/** Refuses what another version has written: only a server that starts brings tables up to date. */
export async function openBeside({ databaseUrl, dataDir }: StoreSettings): Promise<Beside> {
  const beside = databaseUrl === null ? besideSqlite(fileIn(dataDir)) : await besidePostgres(databaseUrl);
  try {
    const version = await versionOf(beside.reading).catch(() => 0);
    if (version !== VERSION) throw new Error(otherVersion(version));
  } catch (error) {
    await beside.close();
    throw error;
  }
  return beside;
}

const otherVersion = (version: number): string =>
  version === 0
    ? 'The database has no tables of Litha yet: a server makes them when it first starts.'
    : `The database is at version ${version}, and this is version ${VERSION}: use the Litha that its server runs.`;

function besideSqlite(file: string): Beside {
  if (!existsSync(file))
    throw new Error(`There are no data in ${file} yet: a server makes them when it first starts.`);
  const sqlite = new Sqlite(file, { readonly: true });
  const reading = kyselyOn(sqlite);
  return {
    reading,
    snapshot: (work) => inTransaction(sqlite, 'begin', () => work(reading)),
    async writing(work) {
      const writer = new Sqlite(file, { timeout: 5000 });
      try {
        writer.pragma('foreign_keys = on');
        return await inTransaction(writer, 'begin immediate', () => work(kyselyOn(writer)));
      } finally {
        writer.close();
      }
    },
    close() {
      sqlite.close();
      return Promise.resolve();
    },
  };
}

export async function inTransaction<T>(sqlite: Sqlite.Database, begin: string, work: () => Promise<T>): Promise<T> {
  sqlite.exec(begin);
  try {
    const value = await work();
    sqlite.exec('commit');
    return value;
  } catch (error) {
    if (sqlite.inTransaction) sqlite.exec('rollback');
    throw error;
  }
}

async function besidePostgres(url: string): Promise<Beside> {
  const connections = new Connections(url);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: connections }) });
  try {
    await connections.check();
  } catch (error) {
    await connections.end();
    throw error;
  }
  return {
    reading: db,
    snapshot: (work) =>
      db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    writing: (work) => db.transaction().execute(work),
    close: () => connections.end(),
  };
}
