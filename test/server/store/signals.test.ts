import { expect } from 'chai';
import { Client } from 'pg';
import { openStore } from '../../../src/server/store/index.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { cutSignals, withPostgres } from './postgres.ts';

/** What a process has heard so far. */
class Hearing {
  readonly heard: string[][] = [];
  readonly #waiting = new Set<() => void>();

  constructor({ signals }: Store) {
    signals.listen((kind, ids) => {
      this.heard.push([kind, ...ids]);
      for (const look of this.#waiting) look();
    });
  }

  async until(...signal: string[]): Promise<void> {
    const isThere = () => this.heard.some((one) => JSON.stringify(one) === JSON.stringify(signal));
    while (!isThere()) {
      await new Promise<void>((resolve) => {
        this.#waiting.add(resolve);
      });
    }
  }
}

const withProcesses = (use: (stores: [Store, Store, Store], databaseUrl: string) => Promise<void>) =>
  withPostgres(async (databaseUrl) => {
    const open = () => openStore({ databaseUrl, dataDir: '' });
    const stores: [Store, Store, Store] = [await open(), await open(), await open()];
    try {
      await use(stores, databaseUrl);
    } finally {
      for (const store of stores) await store.close();
    }
  });

describe('Signals between processes that share a Postgres', () => {
  it('are heard by all others, in order, and not by who sent them; the same is said once', () =>
    withProcesses(async ([one, two, three]) => {
      const [own, ...others] = [one, two, three].map((store) => new Hearing(store));
      for (const id of ['a', 'b', 'a', 'c']) one.signals.send('moved', id);
      two.signals.send('invited', 'account', 'match');
      await own?.until('invited', 'account', 'match');
      for (const other of others) await other.until('moved', 'c');
      expect(own?.heard).to.deep.equal([['invited', 'account', 'match']]);
      expect(others[0]?.heard).to.deep.equal(['a', 'b', 'c'].map((id) => ['moved', id]));
    }));

  it('carry any id; of one that is too long they say only that something is new', () =>
    withProcesses(async ([one, two]) => {
      const hearing = new Hearing(two);
      const odd = ['', ' ', "'; drop table matches; --", 'a\0b', '🦎', '\uD800', '["x"]', 'x'.repeat(7900)];
      for (const id of odd) one.signals.send('said', id, id.slice(0, 3));
      one.signals.send('moved', '🦎'.repeat(2000));
      await hearing.until('again');
      expect(hearing.heard).to.deep.equal([...odd.map((id) => ['said', id, id.slice(0, 3)]), ['again']]);
    }));

  it('that are not ours are not listened to', () =>
    withProcesses(async ([one, two], databaseUrl) => {
      const hearing = new Hearing(two);
      const client = new Client({ connectionString: databaseUrl });
      await client.connect();
      for (const payload of ['', 'x', '{}', '[]', '["p"]', '["p","burn","m"]', '["p","moved",1]', 'null']) {
        await client.query('select pg_notify($1, $2)', ['litha', payload]);
      }
      await client.end();
      one.signals.send('moved', 'm');
      await hearing.until('moved', 'm');
      expect(hearing.heard).to.deep.equal([['moved', 'm']]);
    }));

  it('go on when the connection was cut: everyone looks again, and nothing that was to be said is lost', () =>
    withProcesses(async ([one, two], databaseUrl) => {
      const hearings = [new Hearing(one), new Hearing(two)];
      expect(await cutSignals(databaseUrl)).to.equal(3);
      one.signals.send('moved', 'm');
      for (const hearing of hearings) await hearing.until('again');
      two.signals.send('moved', 'n');
      await hearings[0]?.until('moved', 'n');
      // whoever was not listening yet when it was said has looked again after that
      one.signals.send('moved', 'last');
      await hearings[1]?.until('moved', 'last');
    }));
});
