/** People, and what shows that it is them: sessions and one-time links. */
import type { Kysely } from 'kysely';
import type { Account, Accounts } from './contract/accounts.ts';
import { type Database, isDuplicate } from './database.ts';
import { exportAccount, forgetAccount } from './personal-data.ts';
import type { AccountRow, Tables } from './schema.ts';

/** How exactly it is noted when a session was last used; to the millisecond, every request would be a write. */
const HOUR = 3_600_000;

export const accountsIn = (database: Database): Accounts => ({
  ...people(database),
  ...sessions(database),
  ...links(database),
  companions: (id, most) => companions(database.reading, id, most),
  export: (id) => exportAccount(database.reading, id),
  delete: (id) => database.writing((db) => forgetAccount(db, id)),
});

const people = ({
  reading,
  writing,
}: Database): Pick<Accounts, 'create' | 'get' | 'byEmail' | 'rename' | 'setEmail' | 'setLanguage'> => ({
  create: ({ id, name, email, language, createdAt }) =>
    writing(async (db) => {
      await db
        .insertInto('accounts')
        .values({ id, name, email, email_key: keyOf(email), language, created_at: createdAt })
        .execute();
    }),

  get: async (id) =>
    accountOf(await reading.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()),

  byEmail: async (email) =>
    accountOf(
      await reading.selectFrom('accounts').selectAll().where('email_key', '=', keyOf(email)).executeTakeFirst(),
    ),

  rename: (id, name) =>
    writing(async (db) => {
      await db.updateTable('accounts').set({ name }).where('id', '=', id).execute();
      await db.updateTable('seats').set({ name }).where('account_id', '=', id).execute();
    }),

  setLanguage: (id, language) =>
    writing(async (db) => {
      await db.updateTable('accounts').set({ language }).where('id', '=', id).execute();
    }),

  async setEmail(id, email) {
    try {
      await writing((db) =>
        db
          .updateTable('accounts')
          .set({ email, email_key: keyOf(email) })
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirstOrThrow(() => new Error('There is no such account.')),
      );
      return 'set';
    } catch (error) {
      if (isDuplicate(error)) return 'taken';
      throw error;
    }
  },
});

const sessions = ({ reading, writing }: Database): Pick<Accounts, 'openSession' | 'session' | 'closeSession'> => ({
  openSession: (tokenHash, accountId, at) =>
    writing(async (db) => {
      await db
        .insertInto('sessions')
        .values({ token_hash: tokenHash, account_id: accountId, opened_at: at, used_at: at })
        .execute();
    }),

  async session(tokenHash, at) {
    const found = await reading
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .selectAll('accounts')
      .select('used_at')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    if (found && at - found.used_at >= HOUR) {
      await writing(async (db) => {
        await db.updateTable('sessions').set({ used_at: at }).where('token_hash', '=', tokenHash).execute();
      });
    }
    return accountOf(found);
  },

  closeSession: (tokenHash) =>
    writing(async (db) => {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    }),
});

const links = ({ writing }: Database): Pick<Accounts, 'putLink' | 'takeLink'> => ({
  putLink: ({ tokenHash, accountId, purpose, email, expiresAt }) =>
    writing(async (db) => {
      await db
        .insertInto('links')
        .values({ token_hash: tokenHash, account_id: accountId, purpose, email, expires_at: expiresAt })
        .execute();
    }),

  takeLink: (tokenHash, purpose, at) =>
    writing(async (db) => {
      await db.deleteFrom('links').where('expires_at', '<=', at).execute();
      const link = await db
        .deleteFrom('links')
        .where('token_hash', '=', tokenHash)
        .where('purpose', '=', purpose)
        .returning([
          'token_hash as tokenHash',
          'account_id as accountId',
          'purpose',
          'email',
          'expires_at as expiresAt',
        ])
        .executeTakeFirst();
      return link ?? null;
    }),
});

/** Only of matches that have begun: to sit down at an open table makes nobody one's companion. */
const companions = (db: Kysely<Tables>, id: string, most: number) =>
  db
    .selectFrom('seats as own')
    .innerJoin('matches', 'matches.id', 'own.match_id')
    .innerJoin('seats as other', 'other.match_id', 'own.match_id')
    .innerJoin('accounts', 'accounts.id', 'other.account_id')
    .where('own.account_id', '=', id)
    .where('other.account_id', '<>', id)
    .where('matches.status', '<>', 'open')
    .groupBy(['accounts.id', 'accounts.name'])
    .select(({ fn }) => [
      'accounts.id as accountId',
      'accounts.name',
      fn.max('matches.updated_at').as('lastPlayedAt'),
    ])
    .orderBy('lastPlayedAt', 'desc')
    .orderBy('accounts.id')
    .limit(most)
    .execute();

const keyOf = <Email extends string | null>(email: Email) => (email?.toLowerCase() ?? null) as Email;

const accountOf = (row: AccountRow | undefined): Account | null =>
  row ? { id: row.id, name: row.name, email: row.email, language: row.language, createdAt: row.created_at } : null;
