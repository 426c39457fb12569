/** Brings the tables of any earlier version up to this one. A migration that has been released is never changed. */
import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';

interface Migration {
  readonly name: string;
  readonly run: (db: Kysely<Tables>, engine: Engine) => Promise<void>;
}

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

const MIGRATIONS: readonly Migration[] = [
  {
    name: 'people, matches and talk',
    async run(db, engine) {
      await people(db);
      await matches(db);
      await talk(db, engine);
    },
  },
  {
    // of thousands of open matches, those that do not fit are passed over in the index
    name: 'all that the lobby filters by is in its indexes',
    async run(db) {
      for (const filter of [['status'], ['game', 'status']]) {
        const columns = ['visibility', ...filter, 'created_at', 'id'];
        await db.schema.dropIndex(indexName('matches', columns)).execute();
        await index(db, 'matches', [...columns, 'pace', 'seats_free']);
      }
    },
  },
  {
    name: 'turns that wait: clocks, messages, results and several processes',
    async run(db) {
      await clocks(db);
      await messages(db);
      await results(db);
      await processes(db);
    },
  },
];

/** The one that this server works with. */
export const VERSION = MIGRATIONS.length;

async function people(db: Kysely<Tables>): Promise<void> {
  await table(db, 'accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('email_key', 'text', (column) => column.unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await table(db, 'sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .execute();
  await table(db, 'links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await index(db, 'sessions', ['account_id']);
  await index(db, 'links', ['account_id']);
  await index(db, 'links', ['expires_at']);
}

async function matches(db: Kysely<Tables>): Promise<void> {
  await table(db, 'matches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('visibility', 'text', (column) => column.notNull())
    .addColumn('pace', 'text', (column) => column.notNull())
    .addColumn('host_id', 'text', (column) => column.references('accounts.id').onDelete('set null'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('seats_free', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('state_id', 'integer', (column) => column.notNull())
    .addColumn('to_act', 'text', (column) => column.notNull())
    .addColumn('result', 'text')
    .addColumn('next_id', 'text')
    .execute();
  await table(db, 'seats')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.references('accounts.id'))
    .addColumn('name', 'text')
    .addColumn('colour', 'text')
    .addColumn('credentials_hash', 'text')
    .addColumn('data', 'text')
    .addColumn('player', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('seats_key', ['match_id', 'seat'])
    .execute();
  await table(db, 'checkpoints')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('state_id', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('checkpoints_key', ['match_id', 'state_id'])
    .execute();
  await table(db, 'steps')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('state_id', 'integer', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('log', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('steps_key', ['match_id', 'state_id'])
    .execute();
  // newest first, for each way in which the lobby asks; none holds what a move changes, so moves stay cheap
  await index(db, 'matches', ['visibility', 'created_at', 'id']);
  await index(db, 'matches', ['visibility', 'status', 'created_at', 'id']);
  await index(db, 'matches', ['visibility', 'game', 'created_at', 'id']);
  await index(db, 'matches', ['visibility', 'game', 'status', 'created_at', 'id']);
  await index(db, 'matches', ['host_id']);
  await index(db, 'matches', ['next_id']);
  // an account holds one seat of a match at most
  await index(db, 'seats', ['account_id', 'match_id'], { unique: true });
}

async function talk(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await table(db, 'invitations')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('to_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('from_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('invited_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('invitations_key', ['match_id', 'to_id'])
    .execute();
  await table(db, 'chats')
    .addColumn('number', engine === 'sqlite' ? 'integer' : sql`bigint generated always as identity`, (column) =>
      column.primaryKey(),
    )
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
    .addColumn('seat', 'integer')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('said_at', 'bigint', (column) => column.notNull())
    .execute();
  await index(db, 'invitations', ['to_id', 'invited_at']);
  await index(db, 'invitations', ['from_id']);
  await index(db, 'chats', ['match_id', 'channel', 'number']);
  await index(db, 'chats', ['account_id']);
}

async function clocks(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable('accounts')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
    .execute();
  await db.schema.alterTable('matches').addColumn('turn_ms', 'bigint').execute();
  await db.schema.alterTable('seats').addColumn('due_at', 'bigint').execute();
  await db.schema.alterTable('seats').addColumn('remind_at', 'bigint').execute();
  for (const column of ['missed', 'stand_in']) {
    await db.schema
      .alterTable('seats')
      .addColumn(column, 'integer', (added) => added.notNull().defaultTo(0))
      .execute();
  }
  await db.schema.alterTable('steps').addColumn('mark', 'text').execute();
  await table(db, 'votes')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('by_seat', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('votes_key', ['match_id', 'seat', 'by_seat'])
    .execute();
  await table(db, 'vacations')
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('from_at', 'bigint', (column) => column.notNull())
    .addColumn('until_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('vacations_key', ['account_id', 'from_at'])
    .execute();
  // of thousands of seats, the few whose clock runs, or that a bot is to play
  await sql`create index seats_by_due_at on seats (due_at) where due_at is not null`.execute(db);
  await sql`create index seats_by_remind_at on seats (remind_at) where remind_at is not null`.execute(db);
  await sql`create index seats_by_bots on seats (match_id) where player = 'bot' or stand_in = 1`.execute(db);
}

async function messages(db: Kysely<Tables>): Promise<void> {
  await table(db, 'notices')
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state_id', 'integer', (column) => column.notNull())
    .addColumn('noticed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('notices_key', ['account_id', 'match_id', 'kind'])
    .execute();
  await table(db, 'deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('target', 'text')
    .addColumn('notices', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('process_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await table(db, 'pushes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('endpoint', 'text', (column) => column.notNull().unique())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await table(db, 'webhooks')
    .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('shape', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await table(db, 'channels_off')
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('channels_off_key', ['account_id', 'channel'])
    .execute();
  await table(db, 'mutes')
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('mutes_key', ['account_id', 'match_id'])
    .execute();
  await table(db, 'secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'notices', ['noticed_at']);
  await index(db, 'notices', ['match_id']);
  await index(db, 'deliveries', ['status', 'next_at']);
  await index(db, 'deliveries', ['account_id']);
  await index(db, 'pushes', ['account_id']);
  await index(db, 'mutes', ['match_id']);
}

async function results(db: Kysely<Tables>): Promise<void> {
  for (const column of ['rated', 'counted']) {
    await db.schema
      .alterTable('matches')
      .addColumn(column, 'integer', (added) => added.notNull().defaultTo(0))
      .execute();
  }
  await table(db, 'standings')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('set null'))
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('players', 'integer', (column) => column.notNull())
    .addColumn('score', 'integer')
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('rating_before', 'double precision')
    .addColumn('rating_after', 'double precision')
    .addColumn('ended_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('standings_key', ['match_id', 'seat'])
    .execute();
  await table(db, 'ratings')
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rating', 'double precision', (column) => column.notNull())
    .addColumn('deviation', 'double precision', (column) => column.notNull())
    .addColumn('volatility', 'double precision', (column) => column.notNull())
    .addColumn('games', 'integer', (column) => column.notNull())
    .addColumn('rated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['account_id', 'game'])
    .execute();
  await sql`create index matches_to_count on matches (updated_at, id) where status = 'over' and counted = 0`.execute(
    db,
  );
  await index(db, 'standings', ['account_id', 'ended_at']);
}

async function processes(db: Kysely<Tables>): Promise<void> {
  await table(db, 'processes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await table(db, 'presence')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('process_id', 'text', (column) => column.notNull().references('processes.id').onDelete('cascade'))
    .addColumn('seats', 'text', (column) => column.notNull())
    .addColumn('spectators', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('presence_key', ['match_id', 'process_id'])
    .execute();
  await index(db, 'presence', ['process_id']);
  // of all matches, those in which a bot may have been left with its turn
  await sql`create index matches_running on matches (id) where status = 'running'`.execute(db);
}

const table = <Name extends keyof Tables>(db: Kysely<Tables>, name: Name): CreateTableBuilder<Name> =>
  db.schema.createTable(name);

async function index(
  db: Kysely<Tables>,
  name: keyof Tables,
  columns: readonly string[],
  { unique = false } = {},
): Promise<void> {
  const builder = db.schema
    .createIndex(indexName(name, columns))
    .on(name)
    .columns([...columns]);
  await (unique ? builder.unique() : builder).execute();
}

const indexName = (name: keyof Tables, columns: readonly string[]): string => `${name}_by_${columns.join('_')}`;
