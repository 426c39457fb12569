import { expect } from 'chai';
import type { BotLevel } from '../../../src/play/levels.ts';
import type { WithStore } from './conformance.ts';
import { freeSeat, holder, newMatch, people, runningMatch, step } from './fixtures.ts';

const many = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

export function seatRules(withStore: WithStore): void {
  describe('seats', () => {
    it('are taken by name or the first that is free, and the match runs when the last one is', () =>
      withStore(async (store) => {
        await people(store, 'a', 'b');
        await store.matches.create(newMatch('m', { players: 3 }));
        const data = { ready: [true, null] };
        const first = await store.matches.takeSeat(
          'm',
          1,
          { accountId: 'a', name: 'Anna', colour: 'red', credentialsHash: 'hash', data },
          2000,
        );
        expect(first).to.have.property('seat', 1);
        const anna = { accountId: 'a', name: 'Anna', colour: 'red', credentialsHash: 'hash', data };
        const open = await store.matches.get('m');
        expect(open).to.include({ status: 'open', updatedAt: 2000 });
        expect(open?.seats[1]).to.deep.equal({ ...freeSeat(1), ...anna });
        expect(await store.matches.takeSeat('m', null, holder('b'), 2001)).to.have.property('seat', 0);
        const last = await store.matches.takeSeat('m', null, holder(null, 'Stock'), 2002);
        expect(last).to.deep.equal({ seat: 2, match: await store.matches.get('m') });
        expect(last).to.have.nested.property('match.status', 'running');
      }));

    it('are refused with the reason', () =>
      withStore(async ({ matches }) => {
        await matches.create(newMatch('m'));
        await matches.takeSeat('m', 0, holder(null), 1);
        expect(await matches.takeSeat('none', null, holder(null), 1)).to.equal('noMatch');
        for (const seat of [2, -1, 0.5, Number.NaN, 1e10]) {
          expect(await matches.takeSeat('m', seat, holder(null), 1), String(seat)).to.equal('noSeat');
        }
        expect(await matches.takeSeat('m', 0, holder(null), 1)).to.equal('taken');
        await matches.takeSeat('m', 1, holder(null), 1);
        expect(await matches.takeSeat('m', null, holder(null), 1)).to.equal('full');
      }));

    it('are as many as there are for 50 who come at once, each for one account', () =>
      withStore(async (store) => {
        const accounts = many(50, (index) => `a${index}`);
        await people(store, ...accounts);
        await store.matches.create(newMatch('m', { players: 4 }));
        const answers = await Promise.all(
          accounts.map((account, index) =>
            store.matches.takeSeat('m', index % 2 === 0 ? null : index % 4, holder(account), 2000),
          ),
        );
        const match = await store.matches.get('m');
        const seated = answers.flatMap((answer, index) =>
          typeof answer === 'string' ? [] : [{ seat: answer.seat, account: accounts[index] }],
        );
        expect(seated.toSorted((a, b) => a.seat - b.seat)).to.deep.equal(
          match?.seats.map(({ seat, accountId }) => ({ seat, account: accountId })),
        );
        expect(match?.status).to.equal('running');
      }));

    it('are one for each account, however often it asks', () =>
      withStore(async (store) => {
        await people(store, 'a');
        await store.matches.create(newMatch('m', { players: 4 }));
        const answers = await Promise.all(
          many(10, (index) => store.matches.takeSeat('m', index % 4, holder('a'), 1)),
        );
        const seats = new Set(answers.map((answer) => (typeof answer === 'string' ? answer : answer.seat)));
        expect(seats).to.have.property('size', 1);
        const match = await store.matches.get('m');
        expect(match?.seats.filter(({ accountId }) => accountId === 'a')).to.have.length(1);
        expect((await store.matches.list({ seatsFree: 3 }, { most: 5 })).matches).to.have.length(1);
      }));

    it('are free again when somebody gets up before the start, and a match without anybody is gone', () =>
      withStore(async (store) => {
        await people(store, 'a', 'b');
        await store.matches.create(newMatch('m', { players: 3, hostId: 'a' }));
        await store.matches.takeSeat('m', 0, holder('a'), 1);
        await store.matches.takeSeat('m', 1, holder('b'), 1);
        const left = await store.matches.leaveSeat('m', 0, 5);
        expect(left?.seats[0]).to.include({ accountId: null, name: null });
        expect(left).to.include({ status: 'open', updatedAt: 5 });
        expect(await store.matches.leaveSeat('m', 0, 6), 'nobody sits there').to.deep.equal(left);
        expect(await store.matches.leaveSeat('m', 99, 6), 'no such seat').to.deep.equal(left);
        expect((await store.matches.list({ seatsFree: 2 }, { most: 5 })).matches).to.have.length(1);
        expect(await store.matches.leaveSeat('m', 1, 7)).to.equal(null);
        expect(await store.matches.get('m')).to.equal(null);
        expect(await store.matches.initial('m')).to.equal(null);
        expect(await store.matches.leaveSeat('m', 1, 8)).to.equal(null);
      }));

    it('go to a bot when somebody gets up after the start, and give no right to play any more', () =>
      withStore(async (store) => {
        await people(store, 'a', 'b');
        await store.matches.create(newMatch('m'));
        await store.matches.takeSeat('m', 0, { ...holder('a'), credentialsHash: 'hash' }, 1);
        await store.matches.takeSeat('m', 1, holder('b'), 1);
        const left = await store.matches.leaveSeat('m', 0, 5);
        expect(left).to.include({ status: 'running', updatedAt: 5 });
        expect(left?.seats[0]).to.include({ accountId: 'a', name: 'a', player: 'bot', credentialsHash: null });
        expect(left?.seats[1]).to.include({ player: 'person' });
      }));

    it('are taken by bots as well, which keep no match open and make it one that is not rated', () =>
      withStore(async (store) => {
        await people(store, 'a');
        const bot = (level: BotLevel) => ({ ...holder(null, 'Bot'), bot: level });
        await store.matches.create(newMatch('m', { players: 3, isRated: true }));
        await store.matches.takeSeat('m', 0, holder('a'), 1);
        await store.matches.takeSeat('m', null, bot('easy'), 2);
        const open = await store.matches.get('m');
        expect(open).to.include({ status: 'open', isRated: false });
        expect(open?.seats[1]).to.include({ accountId: null, name: 'Bot', player: 'bot', bot: 'easy' });
        const freed = await store.matches.leaveSeat('m', 1, 3);
        expect(freed?.seats[1]).to.include({ name: null, player: 'person', bot: null });
        await store.matches.takeSeat('m', 2, bot('hard'), 4);
        const last = await store.matches.takeSeat('m', null, bot('expert'), 5);
        expect(last).to.have.nested.property('match.status', 'running');
        expect((await store.matches.leaveSeat('m', 0, 6))?.status).to.equal('over');

        await store.matches.create(newMatch('left', { players: 3 }));
        await store.matches.takeSeat('left', 0, holder('a'), 1);
        await store.matches.takeSeat('left', null, bot('easy'), 2);
        expect(await store.matches.leaveSeat('left', 0, 3)).to.equal(null);
        expect(await store.matches.get('left')).to.equal(null);
      }));

    it('that all people have left end the match, without a result and for good', () =>
      withStore(async (store) => {
        await people(store, 'a', 'b');
        await runningMatch(store, 'm', 'a', 'b');
        await store.matches.append('m', step(0));
        expect(await store.matches.leaveSeat('m', 1, 5)).to.include({ status: 'running' });
        const over = await store.matches.leaveSeat('m', 0, 6);
        expect(over).to.deep.include({ status: 'over', result: null, toAct: [], updatedAt: 6, stateId: 1 });
        expect(over?.seats.map(({ accountId, player }) => [accountId, player])).to.deep.equal([
          ['a', 'bot'],
          ['b', 'bot'],
        ]);
        expect(await store.matches.append('m', step(1))).to.equal('behind');
        expect(await store.matches.resign('m', { scores: [], winners: [] }, 7)).to.equal(null);
      }));

    it('stay as they are when somebody gets up after the end', () =>
      withStore(async (store) => {
        await people(store, 'a', 'b');
        await runningMatch(store, 'm', 'a', 'b');
        const over = await store.matches.resign('m', { scores: [0, 1], winners: [1], resigned: 0 }, 9000);
        expect(await store.matches.leaveSeat('m', 1, 9001)).to.deep.equal(over);
      }));

    it('change name and data for whoever sits there, and a free one stays free', () =>
      withStore(async ({ matches }) => {
        await matches.create(newMatch('m'));
        await matches.takeSeat('m', 0, { ...holder(null, 'Stock'), data: { old: true } }, 1);
        await matches.updateSeat('m', 0, { name: 'Renamed' });
        expect((await matches.get('m'))?.seats[0]).to.deep.include({ name: 'Renamed', data: { old: true } });
        await matches.updateSeat('m', 0, { data: [1, '__proto__'] });
        await matches.updateSeat('m', 0, {});
        expect((await matches.get('m'))?.seats[0]).to.deep.include({ name: 'Renamed', data: [1, '__proto__'] });
        await matches.updateSeat('m', 1, { name: 'Nobody' });
        await matches.updateSeat('none', 1, { name: 'Nobody' });
        expect((await matches.get('m'))?.seats[1]).to.include({ name: null });
      }));

    it('lose nothing to moves that are written at the same time', () =>
      withStore(async (store) => {
        const accounts = many(8, (index) => `a${index}`);
        await people(store, ...accounts);
        await store.matches.create(newMatch('m', { players: 8 }));
        const joins = accounts.map((account) => store.matches.takeSeat('m', null, holder(account), 2000));
        const moves = (async () => {
          for (let after = 0; after < 20; after++) await store.matches.append('m', step(after));
        })();
        await Promise.all([...joins, moves]);
        const match = await store.matches.get('m');
        expect(new Set(match?.seats.map(({ accountId }) => accountId))).to.deep.equal(new Set(accounts));
        expect(match).to.include({ stateId: 20, status: 'running' });
        expect(await store.matches.log('m')).to.have.length(20);
      }));
  });
}
