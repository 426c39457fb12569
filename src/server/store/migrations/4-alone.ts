import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.ts';
import type { Migration } from './migration.ts';

export const alone: Migration = {
  name: 'challenges of the day, and results of those who play alone',
  async run(db) {
    await db.schema.alterTable('matches').addColumn('day', 'text').execute();
    // one try for each account and day
    await sql`create unique index matches_by_day on matches (day, host_id) where day is not null`.execute(db);
    for (const column of ['level', 'rival']) {
      await db.schema.alterTable('standings').addColumn(column, 'integer').execute();
    }
    await addLevels(db);
  },
};

/** Until now only Rudolph was played against alone. */
async function addLevels(db: Kysely<Tables>): Promise<void> {
  const counted = await db
    .selectFrom('standings')
    .innerJoin('matches', 'matches.id', 'standings.match_id')
    .select(['match_id', 'options', 'result'])
    .where('players', '=', 1)
    .execute();
  for (const { match_id, options, result } of counted) {
    const { rudolph } = JSON.parse(options) as { rudolph?: number };
    const { scores, resigned } = JSON.parse(result ?? '{}') as { scores?: number[]; resigned?: number };
    const rival = resigned === undefined ? (scores?.[1] ?? null) : null;
    await db
      .updateTable('standings')
      .set({ level: rudolph ?? null, rival })
      .where('match_id', '=', match_id)
      .execute();
  }
}
