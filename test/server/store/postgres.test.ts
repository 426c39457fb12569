import { tmpdir } from 'node:os';
import { expect } from 'chai';
import { Client } from 'pg';
import { outcomeOf } from '../../../src/server/results/outcome.ts';
import { openStore } from '../../../src/server/store/index.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { conformance } from './conformance.ts';
import { holder, newMatch, people, step } from './fixtures.ts';
import { withPostgres } from './postgres.ts';
import { startWriter } from './writer.ts';

const open = (databaseUrl: string): Promise<Store> => openStore({ databaseUrl, dataDir: tmpdir() });

async function run(databaseUrl: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
}

conformance('Postgres', (use) =>
  withPostgres((databaseUrl) =>
    use({
      open: () => open(databaseUrl),
      tamper: async (text) => void (await run(databaseUrl, text)),
      rows: (text) => run(databaseUrl, text),
    }),
  ),
);

/** Two servers on one database, started at the same moment. */
const withTwo = (use: (stores: readonly [Store, Store], databaseUrl: string) => Promise<void>) =>
  withPostgres(async (databaseUrl) => {
    const stores = await Promise.all([open(databaseUrl), open(databaseUrl)]);
    try {
      await use(stores, databaseUrl);
    } finally {
      await Promise.all(stores.map((store) => store.close()));
    }
  });

describe('A Postgres that two servers share', () => {
  it('is made once when both start at once, and both write to it', () =>
    withTwo(async ([one, other]) => {
      await one.matches.create(newMatch('m'));
      const answers = await Promise.all([one, other].map(({ matches }) => matches.append('m', step(0))));
      expect(answers.toSorted()).to.deep.equal(['behind', 'written']);
    }));

  it('lets one of them at a time work for a match', () =>
    withTwo(async (stores) => {
      await stores[0].matches.create(newMatch('m'));
      let inside = 0;
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) => {
          const store = stores[index % 2 === 0 ? 0 : 1];
          return store.locked('m', async () => {
            inside++;
            expect(inside, 'only one at a time').to.equal(1);
            const match = await store.matches.get('m');
            const answer = await store.matches.append('m', step(match?.stateId ?? 0));
            inside--;
            return answer;
          });
        }),
      );
      expect(new Set(answers)).to.deep.equal(new Set(['written']));
      expect(await stores[1].matches.log('m')).to.have.length(40);
    }));

  it('gives each seat once, whichever server is asked', () =>
    withTwo(async (stores) => {
      const accounts = Array.from({ length: 20 }, (_, index) => `a${index}`);
      await people(stores[0], ...accounts);
      await stores[0].matches.create(newMatch('m', { players: 4 }));
      const answers = await Promise.all(
        accounts.map((account, index) =>
          stores[index % 2 === 0 ? 0 : 1].matches.takeSeat('m', null, holder(account), 1),
        ),
      );
      const seats = answers.flatMap((answer) => (typeof answer === 'string' ? [] : [answer.seat]));
      expect(seats).to.have.length(4);
      expect(new Set(seats)).to.deep.equal(new Set([0, 1, 2, 3]));
    }));

  it('counts each match once and no two of the same person at the same time, whichever server does it', () =>
    withTwo(async (stores) => {
      const [{ matches, results }] = stores;
      await people(stores[0], 'a', 'b');
      for (let index = 0; index < 20; index++) {
        const id = `m${index}`;
        await matches.create(newMatch(id, { isRated: true }));
        for (const account of index % 2 === 0 ? ['a', 'b'] : ['b', 'a']) {
          await matches.takeSeat(id, null, holder(account), 1);
        }
        await matches.resign(id, { scores: [0, 1], winners: [1], resigned: 0 }, index);
      }
      const ids = await results.toCount(99);
      const answers = await Promise.all(
        stores.flatMap((store) => ids.map((id) => store.results.count(id, outcomeOf))),
      );
      expect(answers.filter((answer) => answer === 'counted')).to.have.length(20);
      const { standings } = await results.recent('a', null, { most: 99 });
      expect(new Set(standings.map(({ ratingBefore }) => ratingBefore)).size, 'each goes on from another').to.equal(
        20,
      );
      expect((await results.ratings('a'))[0]?.games).to.equal(20);
    }));

  it('does not let a server that closes wait for a match that another works for', () =>
    withTwo(async ([one, other]) => {
      let release = (): void => undefined;
      const held = new Promise<void>((began) => {
        void one.locked('m', () => {
          began();
          return new Promise<void>((resolve) => (release = resolve));
        });
      });
      await held;
      try {
        const waiting = Promise.allSettled([other.locked('m', () => Promise.resolve())]);
        await other.close();
        expect((await waiting)[0])
          .to.have.nested.property('reason.message')
          .that.includes('The store is closed');
      } finally {
        release();
      }
    }));

  it('may cut every connection: what is under way fails, and everything works again', () =>
    withTwo(async ([store], databaseUrl) => {
      await store.matches.create(newMatch('m'));
      await store.locked('m', () => store.ping());
      // done when they are gone, not when they have been told to go
      const cut =
        'select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
      const cutOff = await Promise.allSettled([
        store.locked('m', async () => {
          await run(databaseUrl, cut);
          return store.matches.append('m', step(0));
        }),
        ...Array.from({ length: 20 }, (_, index) => store.matches.create(newMatch(`m${index}`))),
      ]);
      expect(cutOff.length).to.equal(21);
      const match = await store.matches.get('m');
      expect(await store.locked('m', () => store.matches.append('m', step(match?.stateId ?? -1)))).to.equal(
        'written',
      );
    }));

  it('says which setting is wrong when there is none', async () => {
    const [refused] = await Promise.allSettled([open('postgres://litha@127.0.0.1:1/none')]);
    expect(refused)
      .to.have.nested.property('reason.message')
      .that.matches(/DATABASE_URL.*ECONNREFUSED/);
  });

  it('has all that was acknowledged when a server was killed', () =>
    withPostgres(async (databaseUrl) => {
      const acknowledged = await (await startWriter(tmpdir(), databaseUrl)).kill();
      const store = await open(databaseUrl);
      try {
        for (const [id, stateId] of acknowledged) {
          expect((await store.matches.get(id))?.stateId, id).to.be.at.least(stateId);
        }
      } finally {
        await store.close();
      }
      expect(acknowledged.size).to.be.greaterThan(0);
    }));
});
