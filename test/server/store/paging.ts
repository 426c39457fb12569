import { expect } from 'chai';
import type { MatchFilter, MatchPage } from '../../../src/server/store/contract/matches.ts';
import type { Store } from '../../../src/server/store/store.ts';
import type { WithStore } from './conformance.ts';
import { holder, newMatch, people, runningMatch, step } from './fixtures.ts';

/** All ids, page by page, with something happening in between. */
async function readAll(
  page: (from: { from?: string }) => Promise<MatchPage>,
  between: (pages: number) => Promise<unknown> = () => Promise.resolve(),
): Promise<string[]> {
  const ids: string[] = [];
  let pages = 0;
  let next: string | null = null;
  do {
    const found: MatchPage = await page(next === null ? {} : { from: next });
    ids.push(...found.matches.map(({ id }) => id));
    next = found.next;
    pages++;
    await between(pages);
  } while (next !== null);
  return ids;
}

const createMany = (store: Store, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      // several of the same millisecond, so that a page ends between equals
      store.matches.create(newMatch(`m${index}`, { createdAt: 1000 + Math.floor(index / 7), hostId: 'a' })),
    ),
  );

export function pagingRules(withStore: WithStore): void {
  describe('a list of matches', () => {
    it('has the public ones, newest first, that pass the filter', () =>
      withStore(async (store) => {
        const { matches } = store;
        await people(store, 'a', 'b');
        await matches.create(newMatch('old', { createdAt: 1 }));
        await matches.create(newMatch('hidden', { visibility: 'unlisted', createdAt: 2 }));
        await matches.create(newMatch('other', { game: 'feuersalamander', createdAt: 3 }));
        await matches.create(newMatch('slow', { pace: 'relaxed', players: 4, createdAt: 4 }));
        await runningMatch(store, 'runs', 'a', 'b');
        await matches.takeSeat('slow', null, holder('a'), 5000);
        const list = async (filter: MatchFilter) =>
          (await matches.list(filter, { most: 10 })).matches.map(({ id }) => id);
        expect(await list({})).to.deep.equal(['runs', 'slow', 'other', 'old']);
        expect(await list({ game: 'salamandra' })).to.deep.equal(['runs', 'slow', 'old']);
        expect(await list({ status: 'running' })).to.deep.equal(['runs']);
        expect(await list({ game: 'salamandra', status: 'open' })).to.deep.equal(['slow', 'old']);
        expect(await list({ pace: 'relaxed' })).to.deep.equal(['slow']);
        expect(await list({ seatsFree: 2 })).to.deep.equal(['slow', 'other', 'old']);
        expect(await list({ seatsFree: 3 })).to.deep.equal(['slow']);
        expect(await list({ updatedBefore: 3 })).to.deep.equal(['old']);
        expect(await list({ updatedAfter: 2000 })).to.deep.equal(['slow']);
        expect(await list({ game: "' or 1=1 --" })).to.deep.equal([]);
        expect((await matches.list({ status: 'running' }, { most: 10 })).matches).to.deep.equal([
          await matches.get('runs'),
        ]);
      }));

    it('for a quick match has those of that size where somebody else waits, oldest first', () =>
      withStore(async (store) => {
        const { matches } = store;
        await people(store, 'a', 'b');
        const sit = async (id: string, who: string, more: Parameters<typeof newMatch>[1]) => {
          await matches.create(newMatch(id, more));
          await matches.takeSeat(id, null, holder(who), 2000);
        };
        await sit('second', 'b', { createdAt: 2 });
        await sit('first', 'b', { createdAt: 1 });
        await sit('own', 'a', {});
        await sit('larger', 'b', { players: 3 });
        await sit('slow', 'b', { pace: 'relaxed' });
        await sit('hidden', 'b', { visibility: 'unlisted' });
        await sit('other', 'b', { game: 'feuersalamander' });
        await matches.create(newMatch('empty'));
        await sit('full', 'b', { players: 1 });
        const waiting = await matches.waiting({ game: 'salamandra', players: 2, pace: 'live' }, 'a');
        expect(waiting.map(({ id }) => id)).to.deep.equal(['first', 'second']);
      }));

    it('is read page by page without gap or repetition, while matches come, go and change', () =>
      withStore(async (store) => {
        await people(store, 'a');
        await createMany(store, 500);
        const ids = await readAll(
          (from) => store.matches.list({ status: 'open' }, { most: 37, ...from }),
          async (pages) => {
            await store.matches.create(newMatch(`new${pages}`, { createdAt: 5000 }));
            await store.matches.append(`m${pages}`, step(0));
            await store.matches.takeSeat(`m${pages + 100}`, 0, holder(null), 6000);
            await store.matches.leaveSeat(`m${pages + 100}`, 0, 6001);
          },
        );
        expect(new Set(ids).size, 'none twice').to.equal(ids.length);
        const gone = new Set(Array.from({ length: 20 }, (_, pages) => `m${pages + 100}`));
        const stayed = Array.from({ length: 500 }, (_, index) => `m${index}`).filter((id) => !gone.has(id));
        expect(ids).to.include.members(stayed);
        expect(ids.filter((id) => id.startsWith('new'))).to.deep.equal([]);
      }));

    it('of an account has those that it sits in or hosts, latest played first, page by page', () =>
      withStore(async (store) => {
        await people(store, 'a', 'b');
        await createMany(store, 60);
        await store.matches.create(newMatch('not mine', { hostId: 'b' }));
        await store.matches.create(newMatch('unlisted', { hostId: 'b', visibility: 'unlisted' }));
        await store.matches.takeSeat('unlisted', 1, holder('a'), 9000);
        await store.matches.takeSeat('m30', 0, holder('a'), 8000);
        const ids = await readAll(
          (from) => store.matches.ofAccount('a', { most: 7, ...from }),
          // played on after it was shown: not shown again
          () => store.matches.takeSeat('m59', null, holder(null), 10_000),
        );
        expect(ids.slice(0, 2)).to.deep.equal(['unlisted', 'm30']);
        expect(new Set(ids).size, 'none twice').to.equal(ids.length);
        expect(ids).to.have.length(61).and.not.to.include('not mine');
        expect((await store.matches.ofAccount('__proto__', { most: 7 })).matches).to.deep.equal([]);
      }));

    it('ends where it ends, and has nothing after a place that is not one of ours', () =>
      withStore(async (store) => {
        await people(store, 'a');
        await createMany(store, 10);
        const page = await store.matches.list({}, { most: 10 });
        expect(page.next).to.equal(null);
        for (const from of ['', 'nonsense', '__proto__', Buffer.from('999999999999999999 m').toString('base64url')]) {
          const nothing = { matches: [], next: null };
          expect(await store.matches.list({}, { most: 5, from }), from).to.deep.equal(nothing);
        }
      }));
  });
}
