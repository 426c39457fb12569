import { expect } from 'chai';
import type { WithStore } from './conformance.ts';
import { freeSeat, holder, newMatch, people, runningMatch, state } from './fixtures.ts';

export function matchRules(withStore: WithStore): void {
  describe('matches', () => {
    it('are read as they were made', () =>
      withStore(async (store) => {
        await people(store, 'a');
        await store.matches.create(
          newMatch('m', { hostId: 'a', players: 3, visibility: 'unlisted', pace: 'relaxed' }),
        );
        expect(await store.matches.get('m')).to.deep.equal({
          id: 'm',
          game: 'salamandra',
          options: { expert: true, nested: { list: [1, 'two', null] } },
          visibility: 'unlisted',
          pace: 'relaxed',
          turnMs: null,
          isRated: false,
          hostId: 'a',
          status: 'open',
          createdAt: 1000,
          updatedAt: 1000,
          stateId: 0,
          toAct: [0],
          result: null,
          nextMatchId: null,
          day: null,
          seats: [0, 1, 2].map(freeSeat),
        });
        expect(await store.matches.initial('m')).to.deep.equal(state(0));
        expect(await store.matches.get('__proto__')).to.equal(null);
        expect(await store.matches.initial('n\u0000')).to.equal(null);
      }));

    it('are made once: the same id again is refused and changes nothing', () =>
      withStore(async ({ matches }) => {
        const answers = await Promise.allSettled([
          matches.create(newMatch('m', { pace: 'live' })),
          matches.create(newMatch('m', { pace: 'relaxed' })),
        ]);
        expect(answers.map(({ status }) => status)).to.have.members(['fulfilled', 'rejected']);
        expect((await matches.get('m'))?.seats).to.have.length(2);
      }));

    it('end without a move when somebody resigns, once', () =>
      withStore(async (store) => {
        await people(store, 'a', 'b');
        await store.matches.create(newMatch('open'));
        const result = { scores: [3, 5], winners: [1], resigned: 0 };
        expect(await store.matches.resign('open', result, 9000)).to.equal(null);
        expect(await store.matches.resign('none', result, 9000)).to.equal(null);
        await runningMatch(store, 'm', 'a', 'b');
        const over = await store.matches.resign('m', result, 9000);
        expect(over).to.deep.include({ status: 'over', result, toAct: [], updatedAt: 9000 });
        expect(await store.matches.resign('m', { scores: [], winners: [0] }, 9001)).to.equal(null);
        expect(await store.matches.get('m')).to.deep.equal(over);
      }));

    it('have one rematch: whoever comes second gets the id that is there', () =>
      withStore(async ({ matches }) => {
        await matches.create(newMatch('m'));
        const ids = Array.from({ length: 10 }, (_, index) => `next${index}`);
        const answers = await Promise.all(ids.map((id) => matches.setNext('m', id)));
        const [next] = answers;
        expect(ids).to.include(next);
        expect(new Set(answers)).to.deep.equal(new Set([next]));
        expect((await matches.get('m'))?.nextMatchId).to.equal(next);
        await matches.setNext('none', 'x').then(
          () => expect.fail('there is no such match'),
          (error: unknown) => expect(error).to.be.an('error'),
        );
      }));

    it('can have another rematch when the first is gone before it began', () =>
      withStore(async ({ matches }) => {
        await matches.create(newMatch('m'));
        await matches.create(newMatch('next'));
        await matches.setNext('m', 'next');
        await matches.takeSeat('next', 0, holder(null), 1);
        await matches.leaveSeat('next', 0, 2);
        expect((await matches.get('m'))?.nextMatchId).to.equal(null);
        expect(await matches.setNext('m', 'other')).to.equal('other');
      }));

    it('that nobody has sat down in are cleared away after a while, and are no rematch any more', () =>
      withStore(async ({ matches }) => {
        for (const id of ['empty', 'new', 'taken', 'runs', 'm']) {
          await matches.create(newMatch(id, { visibility: 'unlisted', createdAt: id === 'new' ? 5000 : 1000 }));
        }
        const taken = [matches.takeSeat('taken', 1, holder(null), 1), matches.takeSeat('m', 0, holder(null), 1)];
        await Promise.all([...taken, ...[0, 1].map((seat) => matches.takeSeat('runs', seat, holder(null), 1))]);
        await matches.setNext('m', 'empty');
        const empty = await matches.get('empty');
        expect(await matches.clearEmpty(1000), 'made at that very moment').to.deep.equal([]);
        expect(await matches.clearEmpty(5000)).to.deep.equal([empty]);
        expect(await matches.get('empty')).to.equal(null);
        expect((await matches.get('m'))?.nextMatchId).to.equal(null);
        for (const id of ['new', 'taken', 'runs', 'm']) expect(await matches.get(id), id).not.to.equal(null);
      }));

    it('that are cleared away while somebody sits down are gone, or stay with whoever sat down', () =>
      withStore(async ({ matches }) => {
        const ids = Array.from({ length: 20 }, (_, index) => `m${index}`);
        for (const id of ids) await matches.create(newMatch(id));
        const clearing = matches.clearEmpty(2000);
        const taken = await Promise.all(ids.map((id) => matches.takeSeat(id, 0, holder(null, 'Stock'), 3000)));
        const cleared = new Set((await clearing).map(({ id }) => id));
        for (const [index, id] of ids.entries()) {
          const match = await matches.get(id);
          expect(taken[index] === 'noMatch', id).to.equal(cleared.has(id));
          expect(match?.seats[0]?.name ?? null, id).to.equal(cleared.has(id) ? null : 'Stock');
        }
      }));

    it('are offered to those who are invited, as long as a seat is free', () =>
      withStore(async (store) => {
        const { matches } = store;
        await people(store, 'a', 'b', 'c');
        for (const id of ['m1', 'm2', 'm3']) {
          await matches.create(newMatch(id, { hostId: 'a' }));
          await matches.takeSeat(id, 0, holder('a'), 1);
        }
        const invited = async (who: string) => (await matches.invitations(who)).map(({ match }) => match.id);
        await matches.invite('m1', 'a', 'b', 10);
        await matches.invite('m2', 'a', 'b', 20);
        await matches.invite('m2', 'a', 'b', 21);
        await matches.invite('m3', 'a', 'b', 30);
        expect(await matches.invitations('b')).to.deep.include({ match: await matches.get('m1'), from: 'a' });
        expect(await invited('b')).to.deep.equal(['m3', 'm2', 'm1']);
        await matches.uninvite('m3', 'b');
        await matches.takeSeat('m2', 1, holder('c'), 2);
        expect(await invited('b')).to.deep.equal(['m1']);
        await matches.takeSeat('m1', 1, holder('b'), 2);
        await matches.leaveSeat('m1', 0, 3);
        expect(await invited('b')).to.deep.equal([]);
      }));
  });
}
