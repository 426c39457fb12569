/** Brings the tables of any earlier version up to this one. A migration that has been released is never changed. */
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';
import { peopleMatchesTalk } from './1-people-matches-talk.ts';
import { lobbyFilters } from './2-lobby-filters.ts';
import { turnsThatWait } from './3-turns-that-wait.ts';
import { alone } from './4-alone.ts';
import type { Engine, Migration } from './migration.ts';

const MIGRATIONS: readonly Migration[] = [peopleMatchesTalk, lobbyFilters, turnsThatWait, alone];

/** The one that this server works with. */
export const VERSION = MIGRATIONS.length;

/** To be called in a transaction, and on Postgres under a lock, for several processes may start at once. */
export async function migrate(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .execute();
  const version = await versionOf(db);
  if (version > MIGRATIONS.length) {
    throw new Error(
      `The database is at version ${version}, and this server knows versions up to ${MIGRATIONS.length} only: it was written by a newer Litha. Start that one, or go back to a backup.`,
    );
  }
  for (const [before, { name, run }] of MIGRATIONS.entries()) {
    if (before < version) continue;
    await run(db, engine);
    await db
      .insertInto('migrations')
      .values({ version: before + 1, name })
      .execute();
  }
}

/** At which version tables are that have been made. */
export async function versionOf(db: Kysely<Tables>): Promise<number> {
  const done = await db.selectFrom('migrations').select('version').execute();
  return Math.max(0, ...done.map((row) => row.version));
}
