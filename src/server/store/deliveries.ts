/** Messages on their way. Whoever claims one is the only one who sends it. */
import { type Kysely, sql, type UpdateObject } from 'kysely';
import type { Deliveries, Delivery, Notice } from './contract/messages.ts';
import type { Database } from './database.ts';
import { fromText, type Tables } from './schema.ts';

export function deliveriesIn({ reading, writing }: Database, processId: string): Deliveries {
  /** Ends a sending of this process; one that was given up as lost stays so. */
  const finish = (id: string, change: UpdateObject<Tables, 'deliveries'>) =>
    writing(async (db) => {
      await db
        .updateTable('deliveries')
        .set({ ...change, process_id: null })
        .where('id', '=', id)
        .where('status', '=', 'sending')
        .where('process_id', '=', processId)
        .execute();
    });
  return {
    async due(at, most) {
      const rows = await reading
        .selectFrom('deliveries')
        .select('id')
        .where('status', '=', 'waiting')
        .where('next_at', '<=', at)
        .orderBy('next_at')
        .limit(most)
        .execute();
      return rows.map(({ id }) => id);
    },

    claim: (id, at, lostAt) =>
      writing(async (db) => {
        const row = await db
          .updateTable('deliveries')
          .set({ status: 'sending', process_id: processId, next_at: lostAt })
          .where('id', '=', id)
          .where('status', '=', 'waiting')
          .where('next_at', '<=', at)
          .returningAll()
          .executeTakeFirst();
        if (!row) return null;
        const { account_id: accountId, channel, target, notices, attempts } = row;
        return { id, accountId, channel, target, notices: fromText(notices) as Notice[], attempts };
      }),

    sent: (id) => finish(id, { status: 'sent' }),
    retry: (id, nextAt) => finish(id, { status: 'waiting', next_at: nextAt, attempts: sql<number>`attempts + 1` }),
    giveUp: (id) => finish(id, { status: 'failed' }),

    drop: (id) =>
      writing(async (db) => {
        await db.deleteFrom('deliveries').where('id', '=', id).where('process_id', '=', processId).execute();
      }),

    giveUpLost: (at) =>
      writing((db) =>
        db
          .updateTable('deliveries')
          .set({ status: 'failed' })
          .where('status', '=', 'sending')
          .where('next_at', '<=', at)
          .returning(['id', 'process_id as processId'])
          .execute(),
      ),

    clear: (createdBefore) =>
      writing(async (db) => {
        await db
          .deleteFrom('deliveries')
          // both, in the words of an index
          .where('status', 'in', ['sent', 'failed'])
          .where('created_at', '<', createdBefore)
          .execute();
      }),
  };
}

/** Takes back those that wait for another attempt: what they tell. */
export async function takeWaiting(
  db: Kysely<Tables>,
  accountId: string,
  { channel, target }: Pick<Delivery, 'channel' | 'target'>,
): Promise<Notice[]> {
  const rows = await db
    .deleteFrom('deliveries')
    .where('account_id', '=', accountId)
    .where('status', '=', 'waiting')
    .where('channel', '=', channel)
    .where('target', 'is not distinct from', target)
    .returning('notices')
    .execute();
  return rows.flatMap(({ notices }) => fromText(notices) as Notice[]);
}

export async function addDelivery(
  db: Kysely<Tables>,
  { id, accountId, channel, target, notices, attempts }: Delivery,
  at: number,
): Promise<void> {
  await db
    .insertInto('deliveries')
    .values({
      id,
      account_id: accountId,
      channel,
      target,
      notices: JSON.stringify(notices),
      status: 'waiting',
      attempts,
      next_at: at,
      process_id: null,
      created_at: at,
    })
    .execute();
}
