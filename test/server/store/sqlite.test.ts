import { join } from 'node:path';
import { expect } from 'chai';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { outcomeOf } from '../../../src/server/results/outcome.ts';
import { accountsIn } from '../../../src/server/store/accounts.ts';
import { channelsIn } from '../../../src/server/store/channels.ts';
import { chatsIn } from '../../../src/server/store/chats.ts';
import { deliveriesIn } from '../../../src/server/store/deliveries.ts';
import { clocksIn } from '../../../src/server/store/clocks.ts';
import { openStore } from '../../../src/server/store/index.ts';
import { matchesIn } from '../../../src/server/store/matches.ts';
import { noticesIn } from '../../../src/server/store/notices.ts';
import type { Tables } from '../../../src/server/store/schema.ts';
import { resultsIn } from '../../../src/server/store/results.ts';
import { presenceIn } from '../../../src/server/store/presence.ts';
import { processesIn } from '../../../src/server/store/processes.ts';
import { openSqlite } from '../../../src/server/store/sqlite.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { vacationsIn } from '../../../src/server/store/vacations.ts';
import { votesIn } from '../../../src/server/store/votes.ts';
import { withDataDir } from '../running.ts';
import { conformance } from './conformance.ts';
import { chatLine, holder, newMatch, people, runningMatch, step } from './fixtures.ts';
import { startWriter } from './writer.ts';

const open = (dataDir: string): Promise<Store> => openStore({ databaseUrl: null, dataDir });

conformance('SQLite', (use) =>
  withDataDir((dataDir) =>
    use({
      open: () => open(dataDir),
      tamper(text) {
        const sqlite = new Sqlite(join(dataDir, 'litha.db'));
        sqlite.exec(text);
        sqlite.close();
        return Promise.resolve();
      },
      rows(text) {
        const sqlite = new Sqlite(join(dataDir, 'litha.db'), { readonly: true });
        const found = sqlite.prepare(text).all() as Record<string, unknown>[];
        sqlite.close();
        return Promise.resolve(found);
      },
    }),
  ),
);

describe('A file of SQLite', () => {
  it('is refused to a second process while the first lives, and has all that was acknowledged when it was killed', () =>
    withDataDir(async (dataDir) => {
      const writer = await startWriter(dataDir);
      const [refused] = await Promise.allSettled([open(dataDir)]);
      expect(refused)
        .to.have.nested.property('reason.message')
        .that.matches(/litha\.db is in use by another process/);
      const acknowledged = await writer.kill();
      const store = await open(dataDir);
      try {
        for (const [id, stateId] of acknowledged) {
          const saved = await store.matches.saved(id);
          expect(saved?.steps.at(-1)?.stateId, id).to.be.at.least(stateId);
          expect(saved?.steps.at(-1)?.stateId, id).to.equal((await store.matches.get(id))?.stateId);
        }
      } finally {
        await store.close();
      }
      expect(acknowledged.size).to.be.greaterThan(0);
    }));

  it('is never searched from end to end, whatever is asked', () =>
    withDataDir(async (dataDir) => {
      const store = await open(dataDir);
      await people(store, 'a', 'b');
      await runningMatch(store, 'm', 'a', 'b');
      await store.close();
      const plans = await plansOf(dataDir);
      // the index of what is to be counted holds nothing else, and a subquery only what was found
      const scans = plans.filter(({ plan }) =>
        plan.some(({ detail }) =>
          /^SCAN (?!page$|\(subquery-\d+\)$|processes$|.*VALUES CLAUSE$|.* matches_to_count$|.* matches_running$)/.test(
            detail,
          ),
        ),
      );
      expect(scans).to.deep.equal([]);
      const sorted = plans.filter(
        ({ sql, plan }) =>
          sql.includes('"visibility" = ?') &&
          plan.some(({ detail, parent }) => parent !== 0 && detail.includes('TEMP B-TREE')),
      );
      expect(sorted, 'a page of the lobby is read in the order of an index').to.deep.equal([]);
      expect(plans.length).to.be.greaterThan(40);
    }));
});

interface Plan {
  readonly sql: string;
  readonly plan: readonly { readonly parent: number; readonly detail: string }[];
}

/** How SQLite goes about each query that the store makes. */
async function plansOf(dataDir: string): Promise<Plan[]> {
  const file = join(dataDir, 'litha.db');
  const database = await openSqlite(file);
  const sqlite = new Sqlite(file);
  const queries = new Set<string>();
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: sqlite }),
    log: ({ query }) => void queries.add(query.sql),
  });
  const watched = { ...database, reading: db, writing: <T>(work: (on: Kysely<Tables>) => Promise<T>) => work(db) };
  await useMessages(noticesIn(watched), deliveriesIn(watched, 'p'), channelsIn(watched));
  await useClocks(matchesIn(watched), clocksIn(watched), votesIn(watched), vacationsIn(watched));
  await useResults(resultsIn(watched), matchesIn(watched));
  await useProcesses(matchesIn(watched), processesIn(watched, 'p'), presenceIn(watched, 'p'));
  await useAll(accountsIn(watched), matchesIn(watched), chatsIn(watched));
  const plans = [...queries].map((sql) => ({
    sql,
    plan: sqlite
      .prepare(`explain query plan ${sql}`)
      .all(Array.from(sql.matchAll(/\?/g), () => 1)) as Plan['plan'][number][],
  }));
  sqlite.close();
  await database.close();
  return plans;
}

async function useMessages(
  notices: Store['notices'],
  deliveries: Store['deliveries'],
  channels: Store['channels'],
): Promise<void> {
  await channels.setWebhook('a', { url: 'https://litha.example/', shape: 'json' }, 1);
  await channels.addPush('a', { id: 'push', endpoint: 'https://litha.example/push', p256dh: '', auth: '' }, 1, 1);
  await channels.turn('a', 'email', false);
  await channels.turn('a', 'email', true);
  await channels.mute('a', 'm', true);
  await channels.mute('a', 'm', false);
  await channels.isMuted('a', 'm');
  await notices.ripe(1e9, 10);
  await notices.matchesOf('a');
  await notices.ripen('a', new Map([['m', false]]), { canMail: true, at: 1e9 });
  await notices.seen('b', 'm');
  const [id = ''] = await deliveries.due(1e9, 1);
  await deliveries.claim(id, 1e9, 2e9);
  await deliveries.retry(id, 1e9);
  await deliveries.giveUpLost(1e9);
  await deliveries.clear(1e9);
  await deliveries.drop(id);
  await channels.removePush('a', 'https://litha.example/push');
  await channels.forgetPush('push');
  await channels.setWebhook('a', null, 1);
}

async function useClocks(
  matches: Store['matches'],
  clocks: Store['clocks'],
  votes: Store['votes'],
  vacations: Store['vacations'],
): Promise<void> {
  await matches.create(newMatch('late', { turnMs: 1 }));
  for (const account of ['a', 'b']) await matches.takeSeat('late', null, holder(account), 1);
  await clocks.remind(1e9);
  await clocks.turnsOf('a');
  for (let after = 0; after < 3; after++) {
    await clocks.runOut(1e9);
    if (after < 2) await matches.append('late', step(after, { toAct: [0] }));
  }
  for (const isFor of [true, false]) await votes.vote('late', 0, 1, isFor);
  await vacations.start('a', 1000, 1);
  await vacations.of('a', 2);
  await vacations.end('a', 2);
}

async function useProcesses(
  matches: Store['matches'],
  processes: Store['processes'],
  presence: Store['presence'],
): Promise<void> {
  await processes.beat(1, 0);
  for (const seats of [[0], []]) await presence.put('m', { seats, spectators: 0 }, 1);
  await presence.at('m');
  await presence.elsewhere(['m']);
  await matches.since('m', 0);
  await matches.stateIds(['m']);
  await matches.waitingForBots(1e9);
}

async function useAll(accounts: Store['accounts'], matches: Store['matches'], chats: Store['chats']): Promise<void> {
  await accounts.byEmail('a@example.org');
  await accounts.setEmail('a', 'a@example.org');
  await accounts.openSession('s', 'a', 1);
  await accounts.session('s', 1e9);
  await accounts.putLink({ tokenHash: 'l', accountId: 'a', purpose: 'device', email: null, expiresAt: 9 });
  await accounts.takeLink('l', 'device', 5);
  await accounts.companions('a', 10);
  await accounts.rename('a', 'Anna');
  await matches.create(newMatch('open', { hostId: 'a' }));
  await matches.takeSeat('open', null, holder('a'), 1);
  await matches.invite('open', 'a', 'b', 1);
  await matches.invitations('b');
  await matches.uninvite('open', 'b');
  await matches.updateSeat('open', 0, { name: 'Anna' });
  await matches.setNext('m', 'open');
  const { next } = await matches.list({}, { most: 1 });
  for (const place of [{}, { from: next ?? '' }]) {
    for (const filter of [
      {},
      { game: 'salamandra' },
      { status: 'open' },
      { game: 'salamandra', status: 'open' },
    ] as const) {
      await matches.list(filter, { most: 1, ...place });
      await matches.list({ ...filter, pace: 'live', seatsFree: 1 }, { most: 1, ...place });
    }
    await matches.ofAccount('a', { most: 1, ...place });
  }
  await matches.waiting({ game: 'salamandra', players: 2, pace: 'live' }, 'b');
  await matches.create(newMatch('empty'));
  await matches.clearEmpty(5000);
  await matches.saved('m');
  await matches.log('m');
  await matches.initial('m');
  await chats.add('m', chatLine('c'));
  await chats.list('m', 'players', 10);
  await chats.get('c');
  await accounts.export('a');
  await matches.leaveSeat('open', 0, 2);
  await matches.leaveSeat('m', 0, 2);
  await matches.resign('m', { scores: [], winners: [1] }, 3);
  await accounts.delete('a');
  await accounts.closeSession('s');
}

async function useResults(results: Store['results'], matches: Store['matches']): Promise<void> {
  await matches.create(newMatch('ended', { isRated: true }));
  for (const account of ['a', 'b']) await matches.takeSeat('ended', null, holder(account), 1);
  await matches.resign('ended', { scores: [1, 2], winners: [1], resigned: 0 }, 3);
  for (const id of await results.toCount(10)) await results.count(id, outcomeOf);
  await results.ofMatch('ended');
  await results.ratings('a');
  await results.tally('a');
  await results.course('a', 'salamandra', 10);
  await results.best('a', 'salamandra', 'b', 10);
  const { next } = await results.recent('a', 'b', { most: 0 });
  for (const place of [{}, { from: next ?? 'MSB4' }]) await results.recent('a', null, { most: 1, ...place });
  await results.opponents('a', 'b', 10);
  await results.solo('a');
  await results.ofDay('2026-06-21', 1e9, 'a', 10);
  await matches.ofDay('2026-06-21', 'a');
  await matches.daysBeside('2026-06-21');
}
