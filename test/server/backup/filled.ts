/** Rows in every table, with all that text may hold. */
import { outcomeOf } from '../../../src/server/results/outcome.ts';
import { openDatabase, storeIn, type StoreSettings } from '../../../src/server/store/index.ts';
import { putTest } from '../../../src/server/store/operating.ts';
import { holder, newMatch, people, runningMatch, state, step } from '../store/fixtures.ts';

/** More than are copied at a time. */
const MANY = 450;

export async function fill(settings: StoreSettings): Promise<void> {
  const database = await openDatabase(settings);
  const store = storeIn(database);
  const { accounts, matches, chats, results } = store;
  await people(store, 'a', 'b', 'ünï "🦎"');
  await accounts.setEmail('a', 'A@example.org');
  await accounts.openSession('s', 'a', 10);
  await accounts.putLink({ tokenHash: 'l', accountId: 'a', purpose: 'device', email: null, expiresAt: 99 });
  await runningMatch(store, 'm', 'a', 'b');
  for (let after = 0; after < MANY; after++) {
    await matches.append('m', step(after, { checkpoint: after % 20 === 0 ? state(after + 1) : null }));
  }
  await matches.create(newMatch('ended', { isRated: true, turnMs: 3_600_000 }));
  for (const account of ['a', 'b']) await matches.takeSeat('ended', null, holder(account), 5);
  await matches.resign('ended', { scores: [1, 2], winners: [1], resigned: 0 }, 9);
  await results.count('ended', outcomeOf);
  await matches.create(newMatch('day', { players: 1, options: { rudolph: 1 }, hostId: 'a', day: '2026-06-21' }));
  await matches.takeSeat('day', null, holder('a'), 5);
  await matches.append('day', step(0, { result: { scores: [2, 1], winners: [0] }, toAct: [], at: 9 }));
  await results.count('day', outcomeOf);
  await matches.create(newMatch('open', { hostId: 'b' }));
  await matches.invite('open', 'b', 'a', 3);
  for (let index = 0; index < 3; index++) {
    const line = { channel: 'players', accountId: 'a', seat: 0, name: 'a', at: index } as const;
    await chats.add('m', { ...line, id: `c${9 - index}`, text: `line ${index}` });
  }
  await database.writing(async (db) => {
    await putTest(db, 'd', 'a', { channel: 'push', target: 'p' }, 4);
    await db.insertInto('votes').values({ match_id: 'm', seat: 0, by_seat: 1 }).execute();
    await db.insertInto('vacations').values({ account_id: 'a', from_at: 1, until_at: 2 }).execute();
    await db
      .insertInto('pushes')
      .values({ id: 'p', account_id: 'a', endpoint: 'https://push', p256dh: 'x', auth: 'y', created_at: 1 })
      .execute();
    await db
      .insertInto('webhooks')
      .values({ account_id: 'a', url: 'https://h', shape: 'json', created_at: 1 })
      .execute();
    await db.insertInto('channels_off').values({ account_id: 'a', channel: 'email' }).execute();
    await db.insertInto('mutes').values({ account_id: 'a', match_id: 'm' }).execute();
    await db.insertInto('secrets').values({ name: 'key', value: 'of the old server' }).execute();
    await db.insertInto('processes').values({ id: 'gone', seen_at: 1 }).execute();
  });
  await database.close();
}
