/** All that is kept as one file, a SQLite with the same tables, whichever database it comes from or goes to. */
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, open, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { type Beside, inTransaction } from './beside.ts';
import type { Database } from './database.ts';
import { migrate } from './migrations/index.ts';
import type { Tables } from './schema.ts';
import { kyselyOn } from './sqlite-dialect.ts';

/** With their keys, and each after those that it refers to. Which servers run, and who is at a table, is not for keeping. */
const KEPT: readonly (readonly [table: keyof Tables, ...key: string[]])[] = [
  ['accounts', 'id'],
  ['sessions', 'token_hash'],
  ['links', 'token_hash'],
  ['matches', 'id'],
  ['seats', 'match_id', 'seat'],
  ['votes', 'match_id', 'seat', 'by_seat'],
  ['checkpoints', 'match_id', 'state_id'],
  ['steps', 'match_id', 'state_id'],
  ['invitations', 'match_id', 'to_id'],
  ['chats', 'number'],
  ['vacations', 'account_id', 'from_at'],
  ['notices', 'account_id', 'match_id', 'kind'],
  ['deliveries', 'id'],
  ['pushes', 'id'],
  ['webhooks', 'account_id'],
  ['channels_off', 'account_id', 'channel'],
  ['mutes', 'account_id', 'match_id'],
  ['secrets', 'name'],
  ['standings', 'match_id', 'seat'],
  ['ratings', 'account_id', 'game'],
];

/** How many rows are in memory at a time. */
const BATCH = 200;

/** Only its owner may read it: it holds addresses and the server's keys. */
const PRIVATE = 0o600;

/** What is there at one moment, while it is written on. The file is there when it is whole, and never before. */
export async function backUp(from: Beside, file: string): Promise<void> {
  const part = `${file}.part`;
  await claim(file, part);
  const sqlite = new Sqlite(part);
  try {
    const to = kyselyOn(sqlite);
    await inTransaction(sqlite, 'begin immediate', async () => {
      await migrate(to, 'sqlite');
      await from.snapshot((db) => copyTables(db, to));
    });
    sqlite.close();
    await rename(part, file);
  } catch (error) {
    sqlite.close();
    await rm(part, { force: true });
    throw error;
  }
}

async function claim(file: string, part: string): Promise<void> {
  for (const path of [file, part]) {
    if (existsSync(path)) throw new Error(`${path} is there already, and no file is overwritten.`);
  }
  await (await open(part, 'wx', PRIVATE)).close();
}

/** Puts all of a backup into a store in which nobody has played yet: all or nothing. */
export async function restore(file: string, to: Database): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'litha-restore-'));
  try {
    // brought up to date as a copy: the backup stays as it is
    const copy = join(dir, 'copy.db');
    await copyFile(file, copy);
    const sqlite = new Sqlite(copy);
    try {
      const from = await checked(sqlite, file);
      await to.writing(async (db) => {
        await refuseUnlessEmpty(db);
        await db.deleteFrom('secrets').execute();
        await copyTables(from, db);
      });
    } finally {
      sqlite.close();
    }
  } finally {
    await rm(dir, { recursive: true });
  }
}

/** The tables of this version, whichever version they were written by. */
async function checked(sqlite: Sqlite.Database, file: string): Promise<Kysely<Tables>> {
  const problem = problemOf(sqlite);
  if (problem !== null) throw new Error(`${file} ${problem}`);
  sqlite.pragma('foreign_keys = on');
  const db = kyselyOn(sqlite);
  await inTransaction(sqlite, 'begin immediate', () => migrate(db, 'sqlite'));
  return db;
}

function problemOf(sqlite: Sqlite.Database): string | null {
  try {
    const [found] = sqlite.pragma('integrity_check') as { integrity_check: string }[];
    const orphans = sqlite.pragma('foreign_key_check') as unknown[];
    if (found?.integrity_check !== 'ok' || orphans.length > 0) return 'is damaged; take an older backup.';
    const tables = sqlite.prepare("select name from sqlite_master where name in ('migrations', 'matches')").all();
    return tables.length === 2 ? null : 'is not a backup of Litha.';
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (code === 'SQLITE_NOTADB') return 'is not a backup of Litha.';
    if (code.startsWith('SQLITE_CORRUPT')) return 'is damaged; take an older backup.';
    throw error;
  }
}

/** Keys that a server has made for itself when it first started are no obstacle: those of the backup take their place. */
async function refuseUnlessEmpty(db: Kysely<Tables>): Promise<void> {
  for (const table of ['accounts', 'matches'] as const) {
    const row = await db.selectFrom(table).select('id').limit(1).executeTakeFirst();
    if (row) throw new Error('There are accounts or matches already: a backup is only restored to where nothing is.');
  }
}

type Row = Record<string, unknown>;

async function copyTables(from: Kysely<Tables>, to: Kysely<Tables>): Promise<void> {
  for (const [table, ...key] of KEPT) {
    let rows = await batchOf(from, table, key, null);
    while (rows.length > 0) {
      // lines of talk are numbered anew, in the same order: no database lets others number them
      const values = rows.map(({ number: _numbered, ...row }) => row);
      await to.insertInto(table).values(values).execute();
      rows = rows.length < BATCH ? [] : await batchOf(from, table, key, rows.at(-1) ?? null);
    }
  }
}

async function batchOf(db: Kysely<Tables>, table: string, key: readonly string[], last: Row | null): Promise<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const rest = last === null ? sql`` : sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`;
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} ${rest} order by ${columns} limit ${sql.lit(BATCH)}`.execute(db);
  return rows;
}
