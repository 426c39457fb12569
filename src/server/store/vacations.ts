/** Time in which nobody waits for a player: its clocks stand still, up to so long a year. */
import { type Kysely } from 'kysely';
import type { Vacations } from './contract/clocks.ts';
import type { Database } from './database.ts';
import type { Tables } from './schema.ts';
import { holdAccount } from './seats.ts';

const DAY = 86_400_000;
/** In each calendar year, by UTC. */
export const VACATION_MS = 30 * DAY;

export const vacationsIn = ({ reading, writing }: Database): Vacations => ({
  async of(accountId, at) {
    const taken = await periodsOf(reading, accountId);
    return {
      until: taken.find((period) => isDuring(period, at))?.until ?? null,
      leftMs: leftIn(yearOf(at), taken),
    };
  },

  start: (accountId, ms, at) =>
    writing(async (db) => {
      if (!(await holdAccount(db, accountId))) throw new Error('There is no such account.');
      const taken = await periodsOf(db, accountId);
      if (taken.some((period) => isDuring(period, at))) return 'away';
      const wanted = [...taken, { from: at, until: at + ms }];
      if ([yearOf(at), yearOf(at + ms)].some((year) => leftIn(year, wanted) < 0)) return 'tooLong';
      await db
        .insertInto('vacations')
        .values({ account_id: accountId, from_at: at, until_at: at + ms })
        .execute();
      await moveClocks(db, accountId, ms);
      return 'started';
    }),

  end: (accountId, at) =>
    writing(async (db) => {
      await holdAccount(db, accountId);
      const period = (await periodsOf(db, accountId)).find((one) => isDuring(one, at));
      if (!period) return false;
      const own = { account_id: accountId, from_at: period.from };
      // one that has taken no time at all would stand in the way of the next
      if (at === period.from)
        await db
          .deleteFrom('vacations')
          .where((eb) => eb.and(own))
          .execute();
      else
        await db
          .updateTable('vacations')
          .set({ until_at: at })
          .where((eb) => eb.and(own))
          .execute();
      await moveClocks(db, accountId, at - period.until);
      return true;
    }),
});

interface Period {
  readonly from: number;
  readonly until: number;
}

const periodsOf = (db: Kysely<Tables>, accountId: string): Promise<Period[]> =>
  db
    .selectFrom('vacations')
    .select(['from_at as from', 'until_at as until'])
    .where('account_id', '=', accountId)
    .orderBy('from_at')
    .execute();

/** Also those where no time runs, which changes nothing: so a turn that is just beginning is waited for. */
async function moveClocks(db: Kysely<Tables>, accountId: string, ms: number): Promise<void> {
  await db
    .updateTable('seats')
    .set((eb) => ({ due_at: eb('due_at', '+', ms), remind_at: eb('remind_at', '+', ms) }))
    .where('account_id', '=', accountId)
    .execute();
}

const isDuring = ({ from, until }: Period, at: number): boolean => from <= at && at < until;

const yearOf = (at: number): number => new Date(at).getUTCFullYear();

/** What a year has left after all that falls into it. */
function leftIn(year: number, taken: readonly Period[]): number {
  const [begin, end] = [Date.UTC(year), Date.UTC(year + 1)];
  const used = taken.map(({ from, until }) => Math.max(0, Math.min(until, end) - Math.max(from, begin)));
  return VACATION_MS - used.reduce((sum, ms) => sum + ms, 0);
}
