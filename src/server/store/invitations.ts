import type { Matches } from './contract/matches.ts';
import type { Database } from './database.ts';
import { matchesOf, readMatches } from './records.ts';
import { noticeOne } from './turns.ts';

/** More than anybody reads; the oldest fall away. */
const MOST = 100;

export const invitationsIn = ({
  reading,
  writing,
}: Database): Pick<Matches, 'invite' | 'uninvite' | 'invitations'> => ({
  invite: (id, from, to, at) =>
    writing(async (db) => {
      const invited = await db
        .insertInto('invitations')
        .values({ match_id: id, from_id: from, to_id: to, invited_at: at })
        .onConflict((conflict) => conflict.columns(['match_id', 'to_id']).doNothing())
        .executeTakeFirst();
      if (invited.numInsertedOrUpdatedRows === 1n) await noticeOne(db, to, id, 'invited', 0, at);
    }),

  uninvite: (id, to) =>
    writing(async (db) => {
      await db.deleteFrom('invitations').where('match_id', '=', id).where('to_id', '=', to).execute();
    }),

  async invitations(accountId) {
    const rows = await reading
      .selectFrom('invitations')
      .innerJoin('matches', 'matches.id', 'invitations.match_id')
      .select(['match_id', 'from_id'])
      .where('to_id', '=', accountId)
      .where('status', '=', 'open')
      .orderBy('invited_at', 'desc')
      .orderBy('match_id')
      .limit(MOST)
      .execute();
    if (rows.length === 0) return [];
    const ids = rows.map((row) => row.match_id);
    const matches = await readMatches(reading, matchesOf(reading).where('id', 'in', ids), 'created_at');
    return rows.flatMap(({ match_id, from_id }) => {
      const match = matches.find(({ id }) => id === match_id);
      return match?.status === 'open' ? [{ match, from: from_id }] : [];
    });
  },
});
