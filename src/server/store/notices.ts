/** What people are to be told, until it is a message on its way, or there is nothing to be told any more. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { applies } from './applies.ts';
import { mutedOf, readChannels, type Way, waysOf } from './channels.ts';
import type { Notice, Notices } from './contract/messages.ts';
import type { Database } from './database.ts';
import { addDelivery, takeWaiting } from './deliveries.ts';
import { matchesOf, readMatches } from './records.ts';
import type { AccountRow, Tables } from './schema.ts';
import { holdAccount } from './seats.ts';

export const noticesIn = ({ reading, writing }: Database): Notices => ({
  async ripe(noticedBy, most) {
    const rows = await reading
      .selectFrom('notices')
      .select('account_id')
      .where('noticed_at', '<=', noticedBy)
      .orderBy('noticed_at')
      .limit(most)
      .execute();
    return [...new Set(rows.map((row) => row.account_id))];
  },

  async matchesOf(accountId) {
    const rows = await reading
      .selectFrom('notices')
      .select('match_id')
      .distinct()
      .where('account_id', '=', accountId)
      .execute();
    return rows.map((row) => row.match_id);
  },

  ripen: (accountId, there, { canMail, at }) =>
    writing(async (db) => {
      // of several processes that want to tell the same person, one goes first and the others find nothing
      const account = await holdAccount(db, accountId);
      if (!account || there.size === 0) return 0;
      const taken = await take(db, accountId, [...there.keys()]);
      const absent = taken.filter(({ matchId }) => there.get(matchId) === false);
      const notices = await stillApply(db, accountId, absent);
      if (notices.length === 0) return 0;
      const ways = await openWays(db, account, canMail);
      for (const way of ways) {
        // what could not be sent so far goes along: a turn that came again in the meantime is told once
        const late = (await takeWaiting(db, accountId, way)).filter(
          (old) => !notices.some((one) => isSame(old, one)),
        );
        await addDelivery(
          db,
          { id: randomUUID(), accountId, ...way, notices: [...late, ...notices], attempts: 0 },
          at,
        );
      }
      return ways.length;
    }),

  stillApply: (accountId, notices) => stillApply(reading, accountId, notices),

  seen: (accountId, matchId) =>
    writing(async (db) => {
      await db.deleteFrom('notices').where('account_id', '=', accountId).where('match_id', '=', matchId).execute();
    }),
});

const isSame = (one: Notice, other: Notice): boolean => one.matchId === other.matchId && one.kind === other.kind;

/** In the order in which they were noticed. */
async function take(db: Kysely<Tables>, accountId: string, matchIds: readonly string[]): Promise<Notice[]> {
  const rows = await db
    .deleteFrom('notices')
    .where('account_id', '=', accountId)
    .where('match_id', 'in', [...matchIds])
    .returning(['match_id as matchId', 'kind', 'noticed_at'])
    .execute();
  return rows
    .toSorted((one, other) => one.noticed_at - other.noticed_at || one.matchId.localeCompare(other.matchId))
    .map(({ matchId, kind }) => ({ matchId, kind }));
}

async function stillApply(db: Kysely<Tables>, accountId: string, notices: readonly Notice[]): Promise<Notice[]> {
  const ids = [...new Set(notices.map(({ matchId }) => matchId))];
  if (ids.length === 0) return [];
  const matches = await readMatches(db, matchesOf(db).where('id', 'in', ids), 'created_at');
  const muted = await mutedOf(db, accountId, ids);
  const invited = await invitedTo(db, accountId, ids);
  return notices.filter(({ matchId, kind }) => {
    const match = matches.find(({ id }) => id === matchId);
    return match !== undefined && !muted.has(matchId) && applies(kind, match, accountId, invited.has(matchId));
  });
}

async function invitedTo(
  db: Kysely<Tables>,
  accountId: string,
  matchIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('invitations')
    .select('match_id')
    .where('to_id', '=', accountId)
    .where('match_id', 'in', [...matchIds])
    .execute();
  return new Set(rows.map((row) => row.match_id));
}

async function openWays(db: Kysely<Tables>, { id, email }: AccountRow, canMail: boolean): Promise<Way[]> {
  const settings = await readChannels(db, id);
  return waysOf(canMail ? email : null, settings).filter(({ channel }) => !settings.off.includes(channel));
}
