import { NOBODY_THERE, type Presence, type PresenceBook, sumOf } from './contract/processes.ts';
import { type Database, isOrphan } from './database.ts';
import { inParts } from './parts.ts';

interface Row {
  readonly match_id: string;
  readonly seats: string;
  readonly spectators: number;
}

const COLUMNS = ['match_id', 'seats', 'spectators'] as const;

export const presenceIn = ({ reading, writing }: Database, processId: string): PresenceBook => ({
  async put(matchId, { seats, spectators }, at) {
    const row = { seats: JSON.stringify(seats), spectators };
    const write = writing(async (db) => {
      if (seats.length === 0 && spectators === 0) {
        await db.deleteFrom('presence').where('match_id', '=', matchId).where('process_id', '=', processId).execute();
        return;
      }
      // a process that was silent for too long is not in the list any more
      await db
        .insertInto('processes')
        .values({ id: processId, seen_at: at })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      await db
        .insertInto('presence')
        .values({ match_id: matchId, process_id: processId, ...row })
        .onConflict((conflict) => conflict.columns(['match_id', 'process_id']).doUpdateSet(row))
        .execute();
    });
    await write.catch((error: unknown) => {
      // there is no such match any more, so nobody is there
      if (!isOrphan(error)) throw error;
    });
  },

  async at(matchId) {
    const rows = await reading.selectFrom('presence').select(COLUMNS).where('match_id', '=', matchId).execute();
    return sumOf(rows.map(presenceOf));
  },

  async elsewhere(matchIds) {
    const rows = await inParts(matchIds, (part) =>
      reading
        .selectFrom('presence')
        .select(COLUMNS)
        .where('match_id', 'in', part)
        .where('process_id', '<>', processId)
        .execute(),
    );
    const tables = new Map<string, Presence>();
    for (const row of rows)
      tables.set(row.match_id, sumOf([tables.get(row.match_id) ?? NOBODY_THERE, presenceOf(row)]));
    return tables;
  },
});

const presenceOf = ({ seats, spectators }: Row): Presence => ({ seats: JSON.parse(seats) as number[], spectators });
