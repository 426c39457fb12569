/** SQLite: one file that one process owns. Reading and writing have a connection each, so no reader sees half a write. */
import Sqlite from 'better-sqlite3';
import type { Signals } from './contract/processes.ts';
import type { Database, NewStep } from './database.ts';
import { GroupCommit } from './group-commit.ts';
import { migrate } from './migrations/index.ts';
import { Queues } from './queues.ts';
import { kyselyOn } from './sqlite-dialect.ts';
import { REMINDER_PART } from './turns.ts';

export async function openSqlite(file: string): Promise<Database> {
  const free = own(file);
  const writer = new Sqlite(file);
  try {
    // full: what is answered has reached the disk, so that neither a crash nor a power cut takes it back
    for (const setting of ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on', 'busy_timeout = 5000']) {
      writer.pragma(setting);
    }
    const writing = kyselyOn(writer);
    const group = new GroupCommit(writer);
    await group.add(() => migrate(writing, 'sqlite'));
    // whoever had the file before is no more
    await group.add(() => writing.deleteFrom('processes').execute());
    const reader = new Sqlite(file, { readonly: true });
    const queues = new Queues();
    return {
      reading: kyselyOn(reader),
      writing: (work) => group.add(() => work(writing)),
      append: appender(writer, group),
      locked: (matchId, work) => queues.run(matchId, work),
      signals: NOBODY_ELSE,
      async close() {
        await queues.close();
        await group.close();
        reader.close();
        writer.close();
        free();
      },
    };
  } catch (error) {
    writer.close();
    free();
    throw error;
  }
}

/** There are no other processes to talk with. */
export const NOBODY_ELSE: Signals = { send: () => undefined, listen: () => undefined };

/** Holds a lock beside the file, which the system takes back when this process ends, however it ends. */
function own(file: string): () => void {
  const lock = new Sqlite(`${file}.lock`, { timeout: 1000 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new Error(
      `${file} is in use by another process. Only one server may use it; end the other one, give this one a DATA_DIR of its own, or let both share a Postgres by DATABASE_URL.`,
      { cause: error },
    );
  }
  return () => lock.close();
}

/** Without Kysely, for the sake of speed: it takes longer to write such a query than SQLite takes to run it. */
function appender(sqlite: Sqlite.Database, group: GroupCommit): (step: NewStep) => Promise<boolean> {
  const move = sqlite.prepare(
    `update matches set state_id = @stateId, to_act = @toAct, result = @result, updated_at = @at,
       status = case when @result is null then status else 'over' end
     where id = @matchId and state_id = @after and status <> 'over'`,
  );
  const addStep = sqlite.prepare('insert into steps (match_id, state_id, action, log, mark) values (?, ?, ?, ?, ?)');
  const addCheckpoint = sqlite.prepare('insert into checkpoints (match_id, state_id, state) values (?, ?, ?)');
  const beginTurn = turnBeginner(sqlite);
  return (step) =>
    group.add(() => {
      if (move.run(step).changes === 0) return false;
      addStep.run(step.matchId, step.stateId, step.action, step.log, step.mark);
      if (step.checkpoint !== null) addCheckpoint.run(step.matchId, step.stateId, step.checkpoint);
      if (step.newTurn !== null || step.result !== null) beginTurn(step);
      return true;
    });
}

/** What `turns.ts` does when a match begins, for every turn after that. */
function turnBeginner(sqlite: Sqlite.Database): (step: NewStep) => void {
  const setClocks = sqlite.prepare(
    `update seats set stand_in = 0, due_at = clock.due_at, remind_at = clock.due_at - clock.turn_ms / ${REMINDER_PART},
       missed = case when seats.seat = @seat and stand_in = 0 then 0 else missed end
     from (
       select seat, turn_ms, case when player = 'person' and seat in (select value from json_each(@seats)) then turn_ms +
         max(@at, coalesce((select max(until_at) from vacations where account_id = seats.account_id), 0)) end as due_at
       from seats join matches on matches.id = match_id
       where match_id = @matchId and turn_ms is not null
     ) as clock
     where match_id = @matchId and seats.seat = clock.seat`,
  );
  const notice = sqlite.prepare(
    `insert into notices (account_id, match_id, kind, state_id, noticed_at)
     select account_id, match_id, @kind, @stateId, @at from seats
     where match_id = @matchId and player = 'person' and account_id is not null
       and case when @kind = 'ended' then seat <> @seat else seat in (select value from json_each(@seats)) end
     on conflict (account_id, match_id, kind) do update set state_id = excluded.state_id, noticed_at = excluded.noticed_at`,
  );
  return ({ matchId, stateId, newTurn, result, seat, at }) => {
    const values = { matchId, stateId, seat, at, seats: JSON.stringify(newTurn ?? []) };
    setClocks.run(values);
    notice.run({ ...values, kind: result === null ? 'turn' : 'ended' });
  };
}
