/** What only the operator asks for, at a terminal and seldom: it may search from end to end. */
import { type Kysely, sql } from 'kysely';
import type { Way } from './channels.ts';
import type { Account } from './contract/accounts.ts';
import type { MatchRecord, MatchStatus } from './contract/match.ts';
import type { Mark } from './contract/steps.ts';
import type { Database } from './database.ts';
import { addDelivery } from './deliveries.ts';
import { matchesOf, readMatches } from './records.ts';
import { fromText, type Tables } from './schema.ts';
import { holdMatch, remove } from './seats.ts';

export interface MatchWish {
  readonly status?: MatchStatus;
  readonly game?: string;
  readonly account?: string;
  readonly limit: number;
}

/** What a match takes, and how far it has come. */
export interface MatchSize {
  readonly steps: number;
  readonly checkpoints: number;
  /** Of all states, steps and lines of talk. */
  readonly bytes: number;
  readonly lastMark: Mark | null;
}

export interface AccountLine extends Account {
  /** Held now or once. */
  readonly seats: number;
  readonly lastSeenAt: number | null;
}

/** Latest played first, public or not. */
export const findMatches = (
  db: Kysely<Tables>,
  { status, game, account, limit }: MatchWish,
): Promise<MatchRecord[]> => {
  let query = matchesOf(db);
  if (status !== undefined) query = query.where('status', '=', status);
  if (game !== undefined) query = query.where('game', '=', game);
  if (account !== undefined) {
    query = query.where('id', 'in', db.selectFrom('seats').select('match_id').where('account_id', '=', account));
  }
  return readMatches(db, query.orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(limit), 'updated_at');
};

/** Some of all matches, in the order of their ids. */
export async function matchIdsAfter(db: Kysely<Tables>, id: string, most: number): Promise<string[]> {
  const rows = await db.selectFrom('matches').select('id').where('id', '>', id).orderBy('id').limit(most).execute();
  return rows.map((row) => row.id);
}

export async function sizeOf(db: Kysely<Tables>, matchId: string): Promise<MatchSize> {
  const [steps, checkpoints, chats] = await Promise.all([
    sizeIn(db, 'steps', sql`length(action) + length(log) + coalesce(length(mark), 0)`, matchId),
    sizeIn(db, 'checkpoints', sql`length(state)`, matchId),
    sizeIn(db, 'chats', sql`length(text)`, matchId),
  ]);
  const last = await db
    .selectFrom('steps')
    .select('mark')
    .where('match_id', '=', matchId)
    .orderBy('state_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    steps: steps.rows,
    checkpoints: checkpoints.rows,
    bytes: steps.bytes + checkpoints.bytes + chats.bytes,
    lastMark: fromText(last?.mark ?? null) as Mark | null,
  };
}

const sizeIn = (
  db: Kysely<Tables>,
  table: 'steps' | 'checkpoints' | 'chats',
  length: ReturnType<typeof sql>,
  matchId: string,
) =>
  db
    .selectFrom(table)
    .select(({ fn }) => [
      fn.countAll<number>().as('rows'),
      sql<number>`cast(coalesce(sum(${length}), 0) as bigint)`.as('bytes'),
    ])
    .where('match_id', '=', matchId)
    .executeTakeFirstOrThrow();

/** Every action of a match, from the first. */
export async function actionsOf(
  db: Kysely<Tables>,
  matchId: string,
): Promise<{ stateId: number; action: unknown }[]> {
  const rows = await db
    .selectFrom('steps')
    .select(['state_id', 'action'])
    .where('match_id', '=', matchId)
    .orderBy('state_id')
    .execute();
  return rows.map((row) => ({ stateId: row.state_id, action: fromText(row.action) }));
}

/** By a part of the name, the address or the id; the newest first. */
export async function findAccounts(db: Kysely<Tables>, search: string, limit: number): Promise<AccountLine[]> {
  const part = `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const like = (column: string) => sql<boolean>`lower(${sql.ref(column)}) like ${part} escape '\\'`;
  return db
    .selectFrom('accounts')
    .select(['id', 'name', 'email', 'language', 'created_at as createdAt'])
    .select((eb) => [
      eb
        .selectFrom('seats')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('account_id', '=', 'accounts.id')
        .$asScalar()
        .$notNull()
        .as('seats'),
      eb
        .selectFrom('sessions')
        .select(({ fn }) => fn.max('used_at').as('last'))
        .whereRef('account_id', '=', 'accounts.id')
        .as('lastSeenAt'),
    ])
    .where((eb) => eb.or([like('name'), like('id'), like('email')]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Puts a message on its way that a running server sends: without anything to tell, it says that messages arrive. */
export const putTest = (db: Kysely<Tables>, id: string, accountId: string, way: Way, at: number): Promise<void> =>
  addDelivery(db, { id, accountId, ...way, notices: [], attempts: 0 }, at);

/** With all that was played and said in it; false if there is none. */
export const removeMatch = ({ writing }: Pick<Database, 'writing'>, id: string): Promise<boolean> =>
  writing(async (db) => {
    if (!(await holdMatch(db, id))) return false;
    await remove(db, id);
    return true;
  });
