/** Postgres: any number of processes may share it. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Database, NewStep } from './database.ts';
import { migrate } from './migrations/index.ts';
import { Connections } from './postgres-connections.ts';
import { AdvisoryLocks } from './postgres-locks.ts';
import { PostgresSignals } from './postgres-signals.ts';
import { Queues } from './queues.ts';
import type { Tables } from './schema.ts';
import { REMINDER_PART } from './turns.ts';

export async function openPostgres(url: string): Promise<Database> {
  const connections = new Connections(url);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: connections }) });
  const writing: Database['writing'] = (work) => db.transaction().setIsolationLevel('read committed').execute(work);
  const locks = new AdvisoryLocks(url);
  const queues = new Queues();
  const signals = new PostgresSignals(url);
  const database: Database = {
    reading: db,
    writing,
    append: (step) => append(connections, step),
    // the queue first: of many who want the same match, only one asks the database for it
    locked: (matchId, work) => queues.run(matchId, () => locks.run(matchId, work)),
    signals,
    async close() {
      locks.refuse();
      await queues.close();
      await locks.close();
      await signals.close();
      await connections.end();
    },
  };
  try {
    await connections.check();
    await writing(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('litha: migrations', 0))`.execute(transaction);
      await migrate(transaction, 'postgres');
    });
    await signals.open();
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** One statement, so one way to the database and back; the step is added only to a match that could be moved on. */
const STEP = `
  moved as (
    update matches set state_id = $3, to_act = $6, result = $7, updated_at = $8,
      status = case when $7::text is null then status else 'over' end
    where id = $1 and state_id = $2 and status <> 'over'
    returning id, turn_ms
  ), stepped as (
    insert into steps (match_id, state_id, action, log, mark) select id, $3, $4, $5, $10 from moved
  ), kept as (
    insert into checkpoints (match_id, state_id, state) select id, $3, $9 from moved where $9::text is not null
  )`;

/** What `turns.ts` does when a match begins, for every turn after that. */
const TURN = `
  clocked as (
    update seats set stand_in = 0, due_at = clock.due_at, remind_at = clock.due_at - clock.turn_ms / ${REMINDER_PART},
      missed = case when seats.seat = $12 and stand_in = 0 then 0 else missed end
    from (
      select seat, turn_ms, case when player = 'person' and seat = any($11::int[]) then turn_ms +
        greatest($8, (select max(until_at) from vacations where account_id = seats.account_id)) end as due_at
      from seats join moved on moved.id = match_id
      where turn_ms is not null
    ) as clock
    where match_id = $1 and seats.seat = clock.seat
  ), told as (
    insert into notices (account_id, match_id, kind, state_id, noticed_at)
    select account_id, match_id, case when $7::text is null then 'turn' else 'ended' end, $3, $8
    from seats join moved on moved.id = match_id
    where player = 'person' and account_id is not null
      and case when $7::text is null then seat = any($11::int[]) else seat <> $12 end
    on conflict (account_id, match_id, kind) do update set state_id = excluded.state_id, noticed_at = excluded.noticed_at
  )`;

const APPEND = `with ${STEP} select id from moved`;
const APPEND_TURN = `with ${STEP}, ${TURN} select id from moved`;

async function append(connections: Connections, step: NewStep): Promise<boolean> {
  const { matchId, after, stateId, action, log, toAct, result, at, checkpoint, mark, newTurn, seat } = step;
  const values = [matchId, after, stateId, action, log, toAct, result, at, checkpoint, mark];
  const query =
    newTurn === null && result === null
      ? { name: 'append', text: APPEND, values }
      : { name: 'append turn', text: APPEND_TURN, values: [...values, newTurn ?? [], seat] };
  return (await connections.query(query)) > 0;
}
