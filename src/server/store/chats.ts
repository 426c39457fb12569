import type { Chats } from './contract/chats.ts';
import type { Database } from './database.ts';

const LINE = ['id', 'channel', 'account_id as accountId', 'seat', 'name', 'text', 'said_at as at'] as const;

export const chatsIn = ({ reading, writing }: Database): Chats => ({
  add: (matchId, { id, channel, accountId, seat, name, text, at }) =>
    writing(async (db) => {
      await db
        .insertInto('chats')
        .values({ id, match_id: matchId, channel, account_id: accountId, seat, name, text, said_at: at })
        .execute();
    }),

  async list(matchId, channel, most) {
    const rows = await reading
      .selectFrom('chats')
      .select(LINE)
      .where('match_id', '=', matchId)
      .where('channel', '=', channel)
      .orderBy('number', 'desc')
      .limit(most)
      .execute();
    return rows.toReversed();
  },

  get: async (id) => (await reading.selectFrom('chats').select(LINE).where('id', '=', id).executeTakeFirst()) ?? null,
});
