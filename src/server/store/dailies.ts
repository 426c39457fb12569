/** Tries at the challenge of a day. */
import type { Matches } from './contract/matches.ts';
import type { Database } from './database.ts';
import { matchesOf, readMatches } from './records.ts';

export const dailiesIn = ({ reading }: Database): Pick<Matches, 'ofDay' | 'daysBeside'> => ({
  async ofDay(day, accountId) {
    const own = matchesOf(reading).where('day', '=', day).where('host_id', '=', accountId);
    const [match] = await readMatches(reading, own, 'created_at');
    return match ?? null;
  },

  async daysBeside(day) {
    const tried = reading.selectFrom('matches');
    const [before, after] = await Promise.all([
      tried
        .select(({ fn }) => fn.max('day').as('day'))
        .where('day', '<', day)
        .executeTakeFirst(),
      tried
        .select(({ fn }) => fn.min('day').as('day'))
        .where('day', '>', day)
        .executeTakeFirst(),
    ]);
    return { before: before?.day ?? null, after: after?.day ?? null };
  },
});
