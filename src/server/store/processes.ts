/** The register of the processes that share the database: each says from time to time that it is alive. */
import type { Processes } from './contract/processes.ts';
import type { Database } from './database.ts';

export interface Register extends Processes {
  /** Strikes out this process; who was at a table here is there no more. */
  readonly signOff: () => Promise<void>;
}

export const processesIn = ({ writing, signals }: Database, processId: string): Register => ({
  beat: (at, silentSince) =>
    writing(async (db) => {
      const gone = await db
        .deleteFrom('processes')
        .where('seen_at', '<', silentSince)
        .where('id', '<>', processId)
        .returning('id')
        .execute();
      const known = await db
        .updateTable('processes')
        .set({ seen_at: at })
        .where('id', '=', processId)
        .executeTakeFirst();
      const isNew = known.numUpdatedRows === 0n;
      if (isNew) await db.insertInto('processes').values({ id: processId, seen_at: at }).execute();
      return { isNew, gone: gone.map(({ id }) => id) };
    }),

  signOff: async () => {
    try {
      const left = await writing((db) => db.deleteFrom('processes').where('id', '=', processId).executeTakeFirst());
      if (left.numDeletedRows > 0n) signals.send('again');
    } catch {
      // without a database nobody can be told; the others notice by themselves
    }
  },
});
