import type { Kysely } from 'kysely';
import type { Saved, Step } from './contract/steps.ts';
import { fromText, type Tables } from './schema.ts';

/** No state has a greater number; Postgres takes none. */
export const LAST = 2 ** 31 - 1;

/** The steps that lead from one state to another, oldest first. */
export async function stepsOf(
  db: Kysely<Tables>,
  matchId: string,
  after: number,
  last: number,
): Promise<Saved['steps']> {
  const rows = await db
    .selectFrom('steps')
    .select(['state_id', 'action', 'log'])
    .where('match_id', '=', matchId)
    .where('state_id', '>', after)
    .where('state_id', '<=', Math.min(last, LAST))
    .orderBy('state_id')
    .execute();
  return rows.map((row) => ({
    stateId: row.state_id,
    step: { action: fromText(row.action), log: fromText(row.log) as Step['log'] },
  }));
}
