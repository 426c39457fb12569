import { expect } from 'chai';
import type { Store } from '../../../src/server/store/store.ts';
import type { Place, WithPlace } from './conformance.ts';
import { newMatch, people, runningMatch, step } from './fixtures.ts';

const NOBODY = { seats: [], spectators: 0 };

export function processRules(withPlace: WithPlace): void {
  const withStore = (use: (store: Store, place: Place) => Promise<void>) =>
    withPlace(async (place) => {
      const store = await place.open();
      try {
        await use(store, place);
      } finally {
        await store.close();
      }
    });

  /** Another process, as this one finds it in the database. */
  const neighbour = async (place: Place, id: string, seenAt: number, presence: Record<string, string> = {}) => {
    await place.tamper(`insert into processes (id, seen_at) values ('${id}', ${seenAt})`);
    for (const [match, seats] of Object.entries(presence)) {
      await place.tamper(
        `insert into presence (match_id, process_id, seats, spectators) values ('${match}', '${id}', '${seats}', 2)`,
      );
    }
  };

  describe('processes', () => {
    it('say that they are alive, and strike out those that are not, with all who were there', () =>
      withStore(async (store, place) => {
        await store.matches.create(newMatch('m'));
        expect(await store.processes.beat(100, 50)).to.deep.equal({ isNew: true, gone: [] });
        await neighbour(place, 'silent', 110, { m: '[0]' });
        await neighbour(place, 'alive', 140, { m: '[1]' });
        expect(await store.processes.beat(150, 110)).to.deep.equal({ isNew: false, gone: [] });
        expect(await store.presence.at('m')).to.deep.equal({ seats: [0, 1], spectators: 4 });
        expect(await store.processes.beat(160, 120)).to.deep.equal({ isNew: false, gone: ['silent'] });
        expect(await store.presence.at('m')).to.deep.equal({ seats: [1], spectators: 2 });
      }));

    it('know it when they have been struck out themselves', () =>
      withStore(async (store, place) => {
        await store.matches.create(newMatch('m'));
        await store.processes.beat(100, 50);
        await store.presence.put('m', { seats: [0], spectators: 0 }, 100);
        await place.tamper(`delete from processes where id = '${store.processId}'`);
        expect(await store.presence.at('m')).to.deep.equal(NOBODY);
        expect(await store.processes.beat(200, 150)).to.deep.equal({ isNew: true, gone: [] });
      }));

    it('sign off when they end', () =>
      withPlace(async (place) => {
        const store = await place.open();
        await store.processes.beat(1, 0);
        await store.close();
        expect(await place.rows('select id from processes')).to.deep.equal([]);
      }));
  });

  describe('presence', () => {
    it('is the sum over all processes, and each knows what the others see', () =>
      withStore(async (store, place) => {
        for (const id of ['m', 'n', 'o']) await store.matches.create(newMatch(id));
        expect(await store.presence.at('m')).to.deep.equal(NOBODY);
        await store.presence.put('m', { seats: [1], spectators: 1 }, 1);
        await store.presence.put('o', { seats: [], spectators: 1 }, 1);
        await neighbour(place, 'p', 1, { m: '[0,1]', n: '[]' });
        await neighbour(place, 'q', 1, { m: '[2]' });
        expect(await store.presence.at('m')).to.deep.equal({ seats: [0, 1, 2], spectators: 5 });
        expect(Object.fromEntries(await store.presence.elsewhere(['m', 'n', 'o']))).to.deep.equal({
          m: { seats: [0, 1, 2], spectators: 4 },
          n: { seats: [], spectators: 2 },
        });
        await store.presence.put('m', { seats: [0], spectators: 0 }, 2);
        expect((await store.presence.at('m')).spectators).to.equal(4);
        await store.presence.put('m', NOBODY, 3);
        expect(await place.rows(`select * from presence where process_id = '${store.processId}'`)).to.have.length(1);
      }));

    it('is none at a table that is gone', () =>
      withStore(async (store) => {
        await store.presence.put('none', { seats: [0], spectators: 0 }, 1);
        expect(await store.presence.at('none')).to.deep.equal(NOBODY);
        expect(await store.presence.elsewhere([])).to.have.property('size', 0);
      }));
  });

  describe('a match that others play', () => {
    it('has the steps since a state', () =>
      withStore(async ({ matches }) => {
        await matches.create(newMatch('m'));
        for (let after = 0; after < 5; after++) await matches.append('m', step(after));
        expect(await matches.since('m', 3)).to.deep.equal(
          [3, 4].map((n) => ({ stateId: n + 1, step: step(n).step })),
        );
        expect(await matches.since('m', 5)).to.deep.equal([]);
        expect(await matches.since('none', 0)).to.deep.equal([]);
      }));

    it('says how far it has come, of however many one asks', () =>
      withStore(async ({ matches }) => {
        for (const id of ['m', 'n']) await matches.create(newMatch(id));
        await matches.append('n', step(0));
        const others = Array.from({ length: 2500 }, (_, index) => `none${index}`);
        expect(Object.fromEntries(await matches.stateIds(['m', ...others, 'n']))).to.deep.equal({ m: 0, n: 1 });
        expect(await matches.stateIds([])).to.have.property('size', 0);
      }));

    it('is found where a bot is to move and nobody has moved for a while', () =>
      withStore(async (store, place) => {
        const { matches } = store;
        await people(store, 'a', 'b', 'c');
        for (const id of ['late', 'other', 'recent', 'person', 'over']) await runningMatch(store, id, 'a', 'b', 'c');
        for (const id of ['late', 'recent', 'over']) await matches.leaveSeat(id, 0, id === 'recent' ? 5000 : 3000);
        await matches.leaveSeat('person', 1, 3000);
        await place.tamper("update seats set stand_in = 1 where match_id = 'other' and seat = 0");
        await matches.resign('over', { scores: [], winners: [] }, 3000);
        expect((await matches.waitingForBots(5000)).toSorted()).to.deep.equal(['late', 'other']);
        expect(await matches.waitingForBots(2000)).to.deep.equal([]);
      }));
  });
}
