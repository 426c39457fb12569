import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.ts';
import { type Engine, index, type Migration, table } from './migration.ts';

export const peopleMatchesTalk: Migration = {
  name: 'people, matches and talk',
  async run(db, engine) {
    await people(db);
    await matches(db);
    await talk(db, engine);
  },
};

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
