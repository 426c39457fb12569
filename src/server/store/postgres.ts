/** Postgres: any number of processes may share it. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Database, NewStep } from './database.ts';
import { migrate } from './migrations.ts';
import { Connections } from './postgres-connections.ts';
import { AdvisoryLocks } from './postgres-locks.ts';
import { Queues } from './queues.ts';
import type { Tables } from './schema.ts';

export async function openPostgres(url: string): Promise<Database> {
  const connections = new Connections(url);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: connections }) });
  const writing: Database['writing'] = (work) => db.transaction().setIsolationLevel('read committed').execute(work);
  const locks = new AdvisoryLocks(url);
  const queues = new Queues();
  const database: Database = {
    reading: db,
    writing,
    append: (step) => append(connections, step),
    // the queue first: of many who want the same match, only one asks the database for it
    locked: (matchId, work) => queues.run(matchId, () => locks.run(matchId, work)),
    async close() {
      locks.refuse();
      await queues.close();
      await locks.close();
      await connections.end();
    },
  };
  try {
    await connections.check();
    await writing(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('litha: migrations', 0))`.execute(transaction);
      await migrate(transaction, 'postgres');
    });
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** One statement, so one way to the database and back; the step is added only to a match that could be moved on. */
const APPEND = `
  with moved as (
    update matches set state_id = $3, to_act = $6, result = $7, updated_at = $8,
      status = case when $7::text is null then status else 'over' end
    where id = $1 and state_id = $2 and status <> 'over'
    returning id
  ), stepped as (
    insert into steps (match_id, state_id, action, log) select id, $3, $4, $5 from moved
  ), kept as (
    insert into checkpoints (match_id, state_id, state) select id, $3, $9 from moved where $9::text is not null
  )
  select id from moved`;

async function append(connections: Connections, step: NewStep): Promise<boolean> {
  const { matchId, after, stateId, action, log, toAct, result, at, checkpoint } = step;
  const values = [matchId, after, stateId, action, log, toAct, result, at, checkpoint];
  return (await connections.query({ name: 'append', text: APPEND, values })) > 0;
}
