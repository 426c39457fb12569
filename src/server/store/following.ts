/** What a process asks that keeps up with what the others do. */
import { sql } from 'kysely';
import type { Matches } from './contract/matches.ts';
import type { Database } from './database.ts';
import { inParts } from './parts.ts';
import { LAST, stepsOf } from './steps.ts';

export const followingIn = ({ reading }: Database): Pick<Matches, 'since' | 'stateIds' | 'waitingForBots'> => ({
  since: (id, stateId) => stepsOf(reading, id, stateId, LAST),

  async stateIds(ids) {
    const rows = await inParts(ids, (part) =>
      reading.selectFrom('matches').select(['id', 'state_id']).where('id', 'in', part).execute(),
    );
    return new Map(rows.map(({ id, state_id }) => [id, state_id]));
  },

  async waitingForBots(since) {
    // in the very words of the indexes, and SQLite keeps to this order: fewer matches run than bots have ever played in
    const { rows } = await sql<{ id: string; to_act: string; seat: number }>`
      select matches.id, to_act, seat from matches cross join seats
      where match_id = matches.id and status = 'running' and updated_at < ${since} and (player = 'bot' or stand_in = 1)
      order by updated_at, matches.id`.execute(reading);
    return rows.filter(({ to_act, seat }) => (JSON.parse(to_act) as number[]).includes(seat)).map(({ id }) => id);
  },
});
