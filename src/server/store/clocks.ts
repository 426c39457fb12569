/** Turns that have a time: who is reminded, whose time has run out, and whose turn it is. */
import { type Kysely, sql } from 'kysely';
import type { Clocks } from './contract/clocks.ts';
import type { MatchRecord } from './contract/match.ts';
import type { Database } from './database.ts';
import { matchesOf, MISSED_TURNS, readMatches } from './records.ts';
import type { Tables } from './schema.ts';
import { noticeOne } from './turns.ts';

/** So many at a time; the rest comes the next time. */
const MOST = 500;
/** More than anybody plays. */
const MOST_TURNS = 200;

export const clocksIn = ({ reading, writing }: Database): Clocks => ({
  async remind(at) {
    for (const clock of await passed(reading, 'remind_at', at)) await writing((db) => remindOne(db, clock, at));
  },

  async runOut(at) {
    const late: string[] = [];
    for (const clock of await passed(reading, 'due_at', at)) {
      if (await writing((db) => runOutOne(db, clock))) late.push(clock.matchId);
    }
    return late;
  },

  async turnsOf(accountId) {
    const ids = reading
      .selectFrom('seats')
      .innerJoin('matches as held', 'held.id', 'seats.match_id')
      .select('held.id')
      .where('account_id', '=', accountId)
      .where('player', '=', 'person')
      .where('stand_in', '=', 0)
      .where('held.status', '=', 'running')
      // the list is JSON: [0,2]
      .where(sql<boolean>`replace(replace(held.to_act, '[', ','), ']', ',') like '%,' || seats.seat || ',%'`)
      .orderBy(sql`coalesce(due_at, ${sql.lit(Number.MAX_SAFE_INTEGER)})`)
      .orderBy('held.updated_at')
      .limit(MOST_TURNS);
    const found = await readMatches(reading, matchesOf(reading).where('id', 'in', ids), 'updated_at');
    return found.toSorted((one, other) => dueOf(one, accountId) - dueOf(other, accountId) || age(one, other));
  },
});

interface Clock {
  readonly matchId: string;
  readonly seat: number;
  readonly time: number;
}

const passed = (db: Kysely<Tables>, column: 'due_at' | 'remind_at', at: number): Promise<Clock[]> =>
  db
    .selectFrom('seats')
    .select(['match_id as matchId', 'seat', `${column} as time`])
    .where(column, '<=', at)
    .orderBy(column)
    .limit(MOST)
    .$narrowType<{ time: number }>()
    .execute();

/** Of many processes that have seen the same clock, the one that finds it unchanged tells of it. */
async function remindOne(db: Kysely<Tables>, { matchId, seat, time }: Clock, at: number): Promise<void> {
  const reminded = await db
    .updateTable('seats')
    .set({ remind_at: null })
    .where('match_id', '=', matchId)
    .where('seat', '=', seat)
    .where('remind_at', '=', time)
    .returning('account_id')
    .executeTakeFirst();
  if (reminded?.account_id == null) return;
  const { state_id } = await db
    .selectFrom('matches')
    .select('state_id')
    .where('id', '=', matchId)
    .executeTakeFirstOrThrow();
  await noticeOne(db, reminded.account_id, matchId, 'reminder', state_id, at);
}

async function runOutOne(db: Kysely<Tables>, { matchId, seat, time }: Clock): Promise<boolean> {
  const late = await db
    .updateTable('seats')
    .set((eb) => ({ stand_in: 1, missed: eb('missed', '+', 1), due_at: null, remind_at: null }))
    .where('match_id', '=', matchId)
    .where('seat', '=', seat)
    .where('due_at', '=', time)
    .returning('missed')
    .executeTakeFirst();
  // what was voted before the player came back is not meant any more
  if (late?.missed === MISSED_TURNS) {
    await db.deleteFrom('votes').where('match_id', '=', matchId).where('seat', '=', seat).execute();
  }
  return late !== undefined;
}

const dueOf = ({ seats }: MatchRecord, accountId: string): number =>
  seats.find((seat) => seat.accountId === accountId)?.dueAt ?? Number.MAX_SAFE_INTEGER;

const age = (one: MatchRecord, other: MatchRecord): number => one.updatedAt - other.updatedAt;
