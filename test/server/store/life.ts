import { expect } from 'chai';
import type { Store } from '../../../src/server/store/store.ts';
import type { WithPlace, WithStore } from './conformance.ts';
import { chatLine, holder, newMatch, people, runningMatch, state, step } from './fixtures.ts';

const everything = async ({ accounts, matches, chats }: Store) => ({
  account: await accounts.get('a'),
  session: await accounts.session('s', 11),
  matches: await matches.list({}, { most: 10 }),
  mine: await matches.ofAccount('b', { most: 10 }),
  saved: await matches.saved('m'),
  log: await matches.log('m'),
  invitations: await matches.invitations('b'),
  chats: await chats.list('m', 'players', 10),
});

export function lifeRules(withPlace: WithPlace, withStore: WithStore): void {
  it('has the same after it was closed and opened again', () =>
    withPlace(async (place) => {
      const store = await place.open();
      await people(store, 'a', 'b');
      await store.accounts.openSession('s', 'a', 10);
      await runningMatch(store, 'm', 'a', 'b');
      await store.matches.append('m', step(0, { checkpoint: state(1) }));
      await store.matches.append('m', step(1));
      await store.matches.create(newMatch('m2'));
      await store.matches.invite('m2', 'a', 'b', 5);
      await store.chats.add('m', chatLine('c'));
      const before = await everything(store);
      await store.close();
      const again = await place.open();
      try {
        expect(await everything(again)).to.deep.equal(before);
        expect(before.saved?.steps).to.have.length(1);
        expect(await again.matches.append('m', step(2))).to.equal('written');
      } finally {
        await again.close();
      }
    }));

  it('finishes what is being written when it closes, and takes nothing after that', () =>
    withPlace(async (place) => {
      const store = await place.open();
      await store.matches.create(newMatch('m'));
      const writes = Array.from({ length: 30 }, (_, index) => store.matches.create(newMatch(`m${index}`)));
      const working = store.locked('m', async () => {
        await store.matches.get('m');
        return store.matches.append('m', step(0));
      });
      await store.close();
      await Promise.all(writes);
      expect(await working).to.equal('written');
      const late = await Promise.allSettled([
        store.matches.create(newMatch('late')),
        store.matches.append('m', step(1)),
        store.matches.get('m'),
        store.locked('m', () => Promise.resolve()),
        store.ping(),
      ]);
      for (const answer of late) {
        expect(answer).to.have.nested.property('reason.message').that.includes('The store is closed');
      }
      const again = await place.open();
      const { matches } = await again.matches.list({}, { most: 99 });
      await again.close();
      expect(matches).to.have.length(31);
    }));

  it('is brought up to date once, however often it is opened', () =>
    withPlace(async (place) => {
      const first = await place.open();
      await first.matches.create(newMatch('m'));
      await first.close();
      for (let times = 0; times < 2; times++) {
        const again = await place.open();
        expect(await again.matches.get('m')).to.have.property('id', 'm');
        await again.close();
      }
    }));

  it('refuses a database of a newer version, leaves it as it is, and holds nothing of it', () =>
    withPlace(async (place) => {
      await (await place.open()).close();
      await place.tamper("insert into migrations (version, name) values (999, 'from the future')");
      const [refused] = await Promise.allSettled([place.open()]);
      expect(refused)
        .to.have.nested.property('reason.message')
        .that.matches(/version 999.*newer Litha/);
      await place.tamper('delete from migrations where version = 999');
      await (await place.open()).close();
    }));

  it('answers a ping', () => withStore((store) => store.ping()));

  it('does work for a match alone, in the order of asking, and that for others meanwhile', () =>
    withStore(async (store) => {
      const events: string[] = [];
      let inside = 0;
      const work = (name: string) => async () => {
        inside++;
        expect(inside, 'only one at a time').to.equal(1);
        await store.matches.get('m');
        inside--;
        events.push(name);
      };
      let release = (): void => undefined;
      const other = store.locked('other', () => new Promise<void>((resolve) => (release = resolve)));
      try {
        await Promise.all(['1', '2', '3', '4'].map((name) => store.locked('m', work(name))));
        expect(events).to.deep.equal(['1', '2', '3', '4']);
      } finally {
        release();
      }
      await other;
    }));

  it('gives the lock back after work that failed', () =>
    withStore(async (store) => {
      const failed = store.locked('m', () => Promise.reject(new Error('no')));
      const next = store.locked('m', () => Promise.resolve('done'));
      expect((await Promise.allSettled([failed]))[0]).to.have.nested.property('reason.message', 'no');
      expect(await next).to.equal('done');
    }));

  it('has room for 300 matches that are worked for at once', () =>
    withStore(async (store) => {
      const ids = Array.from({ length: 300 }, (_, index) => `m${index}`);
      await Promise.all(ids.map((id) => store.matches.create(newMatch(id))));
      const answers = await Promise.all(
        ids.flatMap((id) =>
          [0, 1].map((after) =>
            store.locked(id, async () => {
              await store.matches.get(id);
              return store.matches.append(id, step(after));
            }),
          ),
        ),
      );
      expect(new Set(answers)).to.deep.equal(new Set(['written']));
    }));

  it('fails a write that breaks what the tables promise, and says so', () =>
    withStore(async (store) => {
      await store.matches.create(newMatch('m'));
      const broken = [
        store.matches.takeSeat('m', null, holder('nobody'), 1),
        store.accounts.openSession('s', 'nobody', 1),
        store.matches.invite('m', 'nobody', 'nobody', 1),
      ];
      for (const answer of await Promise.allSettled(broken)) expect(answer.status).to.equal('rejected');
      expect((await store.matches.get('m'))?.seats[0]?.name).to.equal(null);
    }));
}
