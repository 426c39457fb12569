import { expect } from 'chai';
import { outcomeOf } from '../../../src/server/results/outcome.ts';
import type { NewMatch } from '../../../src/server/store/contract/match.ts';
import type { Store } from '../../../src/server/store/store.ts';
import type { WithStore } from './conformance.ts';
import { holder, newMatch, people, step } from './fixtures.ts';

/** A match that the last of these accounts has won, with 10 points for each seat before theirs. */
async function ended(
  store: Store,
  id: string,
  accounts: readonly string[],
  at: number,
  more: Partial<NewMatch> = {},
) {
  await store.matches.create(newMatch(id, { players: accounts.length, isRated: true, ...more }));
  for (const account of accounts) await store.matches.takeSeat(id, null, holder(account), 1);
  const result = { scores: accounts.map((_, seat) => 10 * seat), winners: [accounts.length - 1] };
  await store.matches.append(id, step(0, { result, toAct: [], at }));
}

const countAll = async ({ results }: Store) => {
  const ids = await results.toCount(99);
  for (const id of ids) await results.count(id, outcomeOf);
  return ids;
};

export function resultRules(withStore: WithStore): void {
  describe('results', () => {
    it('are counted in the order in which matches ended, each once', () =>
      withStore(async (store) => {
        await people(store, 'a', 'b');
        await ended(store, 'late', ['a', 'b'], 9000);
        await ended(store, 'early', ['b', 'a'], 8000);
        await store.matches.create(newMatch('open'));
        expect(await store.results.toCount(1)).to.deep.equal(['early']);
        expect(await countAll(store)).to.deep.equal(['early', 'late']);
        expect(await store.results.toCount(9)).to.deep.equal([]);
        for (const id of ['late', 'open', 'none']) {
          expect(await store.results.count(id, outcomeOf)).to.equal('not to count');
        }
        expect(await store.results.ofMatch('late')).to.deep.equal([
          {
            matchId: 'late',
            seat: 0,
            accountId: 'a',
            game: 'salamandra',
            players: 2,
            score: 0,
            place: 2,
            level: null,
            rival: null,
            ratingBefore: (await store.results.course('a', 'salamandra', 9))[0]?.rating,
            ratingAfter: (await store.results.ratings('a'))[0]?.rating,
            endedAt: 9000,
          },
          {
            matchId: 'late',
            seat: 1,
            accountId: 'b',
            game: 'salamandra',
            players: 2,
            score: 10,
            place: 1,
            level: null,
            rival: null,
            ratingBefore: (await store.results.course('b', 'salamandra', 9))[0]?.rating,
            ratingAfter: (await store.results.ratings('b'))[0]?.rating,
            endedAt: 9000,
          },
        ]);
        expect((await store.results.ratings('a'))[0]).to.include({ games: 2, ratedAt: 9000 });
      }));

    it('are counted once by however many who come at the same time, and lose nothing of each other', () =>
      withStore(async (store) => {
        await people(store, 'a', 'b', 'c');
        for (let index = 0; index < 12; index++) {
          await ended(store, `m${index}`, index % 2 === 0 ? ['a', 'b', 'c'] : ['c', 'b', 'a'], 5000 + index);
        }
        const ids = await store.results.toCount(99);
        const answers = await Promise.all(
          [...ids, ...ids.toReversed()].map((id) => store.results.count(id, outcomeOf)),
        );
        expect(answers.filter((answer) => answer === 'counted')).to.have.length(12);
        for (const account of ['a', 'b', 'c']) {
          expect((await store.results.ratings(account))[0]?.games, account).to.equal(12);
          const { standings } = await store.results.recent(account, null, { most: 99 });
          const befores = standings.map(({ ratingBefore }) => ratingBefore).filter((rating) => rating !== 1500);
          const afters = new Set(standings.map(({ ratingAfter }) => ratingAfter));
          expect(
            befores.every((rating) => afters.has(rating)),
            'each goes on from another',
          ).to.equal(true);
          expect(new Set(befores).size, 'and no two from the same').to.equal(befores.length);
        }
      }));

    it('are changed by nothing that fails', () =>
      withStore(async (store) => {
        await people(store, 'a', 'b');
        await ended(store, 'm', ['a', 'b'], 9000);
        const [failed] = await Promise.allSettled([
          store.results.count('m', () => {
            throw new Error('no');
          }),
        ]);
        expect(failed).to.have.nested.property('reason.message', 'no');
        expect(await store.results.toCount(9)).to.deep.equal(['m']);
        expect(await store.results.ofMatch('m')).to.deep.equal([]);
      }));

    it('are added up by game, size and place', () =>
      withStore(async (store) => {
        await people(store, 'a', 'b', 'c');
        await ended(store, 'm1', ['a', 'b'], 1);
        await ended(store, 'm2', ['a', 'b'], 2);
        await ended(store, 'm3', ['c', 'b', 'a'], 3);
        await countAll(store);
        expect(await store.results.tally('a')).to.deep.equal([
          { game: 'salamandra', players: 2, place: 2, times: 2 },
          { game: 'salamandra', players: 3, place: 1, times: 1 },
        ]);
      }));

    it('are read page by page, latest first, and the best by points', () =>
      withStore(async (store) => {
        await people(store, 'a', 'b', 'c');
        await ended(store, 'm1', ['a', 'b'], 1);
        await ended(store, 'm2', ['b', 'a'], 2);
        await ended(store, 'm3', ['c', 'b', 'a'], 2);
        await countAll(store);
        const first = await store.results.recent('a', null, { most: 2 });
        expect(first.standings.map(({ matchId }) => matchId)).to.deep.equal(['m3', 'm2']);
        const rest = await store.results.recent('a', null, { most: 2, from: first.next ?? '' });
        expect(rest).to.deep.include({ next: null });
        expect(rest.standings.map(({ matchId }) => matchId)).to.deep.equal(['m1']);
        expect(await store.results.recent('a', null, { most: 2, from: '?' })).to.deep.equal({
          standings: [],
          next: null,
        });
        const best = await store.results.best('a', 'salamandra', null, 2);
        expect(best.map(({ matchId, score, isShown }) => [matchId, score, isShown])).to.deep.equal([
          ['m3', 20, true],
          ['m2', 10, true],
        ]);
        expect(await store.results.best('a', 'other', null, 2)).to.deep.equal([]);
        const course = await store.results.course('a', 'salamandra', 2);
        expect(course.map(({ at }) => at)).to.deep.equal([2, 2]);
        expect(course.at(-1)?.rating).to.equal((await store.results.ratings('a'))[0]?.rating);
      }));

    it('of a match that is not public are shown to those who played it', () =>
      withStore(async (store) => {
        await people(store, 'a', 'b', 'c');
        await ended(store, 'hidden', ['b', 'a'], 1, { visibility: 'unlisted' });
        await countAll(store);
        const seen = async (reader: string | null) => ({
          recent: (await store.results.recent('a', reader, { most: 9 })).standings.length,
          opponents: (await store.results.opponents('a', reader, 9)).map(({ accountId }) => accountId),
          best: (await store.results.best('a', 'salamandra', reader, 9)).map(({ isShown }) => isShown),
        });
        for (const reader of ['a', 'b']) {
          expect(await seen(reader)).to.deep.equal({ recent: 1, opponents: ['b'], best: [true] });
        }
        for (const reader of ['c', null]) {
          expect(await seen(reader)).to.deep.equal({ recent: 0, opponents: [], best: [false] });
        }
      }));

    it('name opponents, latest first, and how often they met', () =>
      withStore(async (store) => {
        await people(store, 'a', 'b', 'c');
        await ended(store, 'm1', ['a', 'b'], 1);
        await ended(store, 'm2', ['c', 'b', 'a'], 2);
        await ended(store, 'm3', ['a', 'b'], 3);
        await countAll(store);
        expect(await store.results.opponents('a', null, 9)).to.deep.equal([
          { accountId: 'b', name: 'b', games: 3, lastPlayedAt: 3 },
          { accountId: 'c', name: 'c', games: 1, lastPlayedAt: 2 },
        ]);
        expect(await store.results.opponents('a', null, 1)).to.have.length(1);
      }));

    it('are taken along with the account, and stay without it when it is deleted', () =>
      withStore(async (store) => {
        await people(store, 'a', 'b');
        await ended(store, 'm1', ['a', 'b'], 1);
        await ended(store, 'm2', ['a', 'b'], 2);
        await store.results.count('m1', outcomeOf);
        const all = await store.accounts.export('a');
        expect(all).to.have.nested.property('standings[0]').that.includes({ match: 'm1', place: 2, endedAt: 1 });
        expect(all?.['ratings']).to.have.length(1);
        await store.accounts.delete('a');
        await store.results.count('m2', outcomeOf);
        expect((await store.results.ofMatch('m1')).map(({ accountId }) => accountId)).to.deep.equal([null, 'b']);
        expect((await store.results.ofMatch('m2')).map(({ accountId }) => accountId)).to.deep.equal(['b']);
        expect(await store.results.ratings('a')).to.deep.equal([]);
        expect(await store.results.opponents('b', 'b', 9)).to.deep.equal([]);
      }));
  });
}
