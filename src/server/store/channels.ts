/** How people want to hear of their matches. */
import type { Kysely } from 'kysely';
import type { ChannelKind, ChannelSettings, NotifyChannels } from './contract/messages.ts';
import type { Database } from './database.ts';
import type { Tables } from './schema.ts';

export const channelsIn = ({ reading, writing }: Database): NotifyChannels => ({
  of: (accountId) => readChannels(reading, accountId),

  turn: (accountId, channel, isOn) =>
    writing(async (db) => {
      if (isOn) {
        await db
          .deleteFrom('channels_off')
          .where('account_id', '=', accountId)
          .where('channel', '=', channel)
          .execute();
        return;
      }
      await db
        .insertInto('channels_off')
        .values({ account_id: accountId, channel })
        .onConflict((conflict) => conflict.columns(['account_id', 'channel']).doNothing())
        .execute();
    }),

  setWebhook: (accountId, webhook, at) =>
    writing(async (db) => {
      if (webhook === null) {
        await db.deleteFrom('webhooks').where('account_id', '=', accountId).execute();
        return;
      }
      await db
        .insertInto('webhooks')
        .values({ account_id: accountId, ...webhook, created_at: at })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ ...webhook, created_at: at }))
        .execute();
    }),

  ...pushesIn({ writing }),
  ...mutesIn({ reading, writing }),
});

const pushesIn = ({
  writing,
}: Pick<Database, 'writing'>): Pick<NotifyChannels, 'addPush' | 'removePush' | 'forgetPush'> => ({
  addPush: (accountId, { id, endpoint, p256dh, auth }, at, most) =>
    writing(async (db) => {
      const kept = { account_id: accountId, p256dh, auth, created_at: at };
      await db
        .insertInto('pushes')
        .values({ id, endpoint, ...kept })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(kept))
        .execute();
      const latest = db
        .selectFrom('pushes')
        .select('id')
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(most);
      await db.deleteFrom('pushes').where('account_id', '=', accountId).where('id', 'not in', latest).execute();
    }),

  removePush: (accountId, endpoint) =>
    writing(async (db) => {
      await db.deleteFrom('pushes').where('account_id', '=', accountId).where('endpoint', '=', endpoint).execute();
    }),

  forgetPush: (id) =>
    writing(async (db) => {
      await db.deleteFrom('pushes').where('id', '=', id).execute();
    }),
});

const mutesIn = ({
  reading,
  writing,
}: Pick<Database, 'reading' | 'writing'>): Pick<NotifyChannels, 'isMuted' | 'mute'> => ({
  async isMuted(accountId, matchId) {
    return (await mutedOf(reading, accountId, [matchId])).has(matchId);
  },

  mute: (accountId, matchId, isMuted) =>
    writing(async (db) => {
      if (isMuted) {
        await db
          .insertInto('mutes')
          .values({ account_id: accountId, match_id: matchId })
          .onConflict((conflict) => conflict.columns(['account_id', 'match_id']).doNothing())
          .execute();
        return;
      }
      await db.deleteFrom('mutes').where('account_id', '=', accountId).where('match_id', '=', matchId).execute();
    }),
});

export async function readChannels(db: Kysely<Tables>, accountId: string): Promise<ChannelSettings> {
  const off = await db.selectFrom('channels_off').select('channel').where('account_id', '=', accountId).execute();
  const pushes = await db
    .selectFrom('pushes')
    .select(['id', 'endpoint', 'p256dh', 'auth'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const webhook = await db
    .selectFrom('webhooks')
    .select(['url', 'shape'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return { off: off.map(({ channel }) => channel), pushes, webhook: webhook ?? null };
}

/** Somewhere a person can be told something. */
export interface Way {
  readonly channel: ChannelKind;
  /** Every browser is a way of its own. */
  readonly target: string | null;
}

/** Whatever the person has turned off. */
export const waysOf = (email: string | null, { pushes, webhook }: ChannelSettings): Way[] => [
  ...(email === null ? [] : [{ channel: 'email', target: null } as const]),
  ...pushes.map((push) => ({ channel: 'push', target: push.id }) as const),
  ...(webhook === null ? [] : [{ channel: 'webhook', target: null } as const]),
];

/** Of these matches, those that the account does not want to hear of. */
export async function mutedOf(
  db: Kysely<Tables>,
  accountId: string,
  matchIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('mutes')
    .select('match_id')
    .where('account_id', '=', accountId)
    .where('match_id', 'in', [...matchIds])
    .execute();
  return new Set(rows.map((row) => row.match_id));
}
