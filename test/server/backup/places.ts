/** Empty places for data of either kind, and all that is in one. */
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Client } from 'pg';
import type { StoreSettings } from '../../../src/server/store/index.ts';
import { withDataDir } from '../running.ts';
import { withPostgres } from '../store/postgres.ts';

type WithPlace = <T>(use: (place: StoreSettings) => Promise<T>) => Promise<T>;

const inSqlite: WithPlace = (use) => withDataDir((dataDir) => use({ databaseUrl: null, dataDir }));
const inPostgres: WithPlace = (use) =>
  withDataDir((dataDir) => withPostgres((databaseUrl) => use({ databaseUrl, dataDir })));

export const PLACES = [
  ['SQLite', inSqlite],
  ['Postgres', inPostgres],
] as const;

type Rows = Record<string, unknown>[];

/** All rows of all tables, for comparison; what a server knows of itself only is left out. */
export async function everythingIn({ databaseUrl, dataDir }: StoreSettings): Promise<Record<string, string[]>> {
  return databaseUrl === null ? dump(await sqliteReader(join(dataDir, 'litha.db'))) : dump(await reader(databaseUrl));
}

export const everythingInFile = async (file: string) => dump(await sqliteReader(file));

interface Reader {
  readonly tables: readonly string[];
  readonly rows: (table: string) => Promise<Rows>;
  readonly close: () => Promise<void>;
}

const OWN = new Set(['processes', 'presence', 'migrations']);

async function dump({ tables, rows, close }: Reader): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const table of tables.filter((name) => !OWN.has(name)).toSorted()) {
    all[table] = (await rows(table)).map(({ number: _number, ...row }) => JSON.stringify(row)).toSorted();
  }
  await close();
  return all;
}

function sqliteReader(file: string): Promise<Reader> {
  const sqlite = new Sqlite(file, { readonly: true });
  const tables = sqlite.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[];
  return Promise.resolve({
    tables: tables.map(({ name }) => name),
    rows: (table) => Promise.resolve(sqlite.prepare(`select * from ${table}`).all() as Rows),
    close: () => Promise.resolve(void sqlite.close()),
  });
}

async function reader(url: string): Promise<Reader> {
  const client = new Client({ connectionString: url });
  // times are bigints
  client.setTypeParser(20, Number);
  await client.connect();
  const { rows: tables } = await client.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public'",
  );
  return {
    tables: tables.map(({ tablename }) => tablename),
    rows: async (table) => (await client.query<Rows[number]>(`select * from ${table}`)).rows,
    close: () => client.end(),
  };
}
