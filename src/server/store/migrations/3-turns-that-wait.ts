import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.ts';
import { index, type Migration, table } from './migration.ts';

export const turnsThatWait: Migration = {
  name: 'turns that wait: clocks, messages, results and several processes',
  async run(db) {
    await clocks(db);
    await messages(db);
    await results(db);
    await processes(db);
  },
};

async function clocks(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable('accounts')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
    .execute();
  await db.schema.alterTable('matches').addColumn('turn_ms', 'bigint').execute();
  await db.schema.alterTable('seats').addColumn('due_at', 'bigint').execute();
  await db.schema.alterTable('seats').addColumn('remind_at', 'bigint').execute();
  await db.schema.alterTable('seats').addColumn('bot', 'text').execute();
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
