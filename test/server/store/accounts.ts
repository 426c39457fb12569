import { expect } from 'chai';
import type { WithStore } from './conformance.ts';
import { chatLine, holder, newMatch, people, runningMatch } from './fixtures.ts';

export function accountRules(withStore: WithStore): void {
  describe('accounts', () => {
    it('are found by id and by address, in whatever case it is written', () =>
      withStore(async ({ accounts }) => {
        const maren = {
          id: 'a1',
          name: 'Maren 🦎',
          email: 'Maren@Example.org',
          language: 'en' as const,
          createdAt: 5,
        };
        await accounts.create(maren);
        expect(await accounts.get('a1')).to.deep.equal(maren);
        expect(await accounts.byEmail('maren@example.org')).to.deep.equal(maren);
        expect(await accounts.get('__proto__')).to.equal(null);
        expect(await accounts.byEmail('')).to.equal(null);
      }));

    it('take any words from outside for words only', () =>
      withStore(async ({ accounts }) => {
        for (const id of ['__proto__', 'constructor', "'; drop table accounts; --", '%', '', 'ünï', '{"a":1}']) {
          await accounts.create({ id, name: id, email: null, language: 'en' as const, createdAt: 1 });
          expect(await accounts.get(id)).to.deep.equal({
            id,
            name: id,
            email: null,
            language: 'en' as const,
            createdAt: 1,
          });
        }
        expect(await accounts.get('a\u0000b')).to.equal(null);
      }));

    it('are renamed on every seat that they hold', () =>
      withStore(async (store) => {
        await people(store, 'a', 'b');
        await runningMatch(store, 'm', 'a', 'b');
        await store.accounts.rename('a', 'Anna');
        expect((await store.accounts.get('a'))?.name).to.equal('Anna');
        expect((await store.matches.get('m'))?.seats.map(({ name }) => name)).to.deep.equal(['Anna', 'b']);
      }));

    it('have an address that nobody else has', () =>
      withStore(async (store) => {
        await people(store, 'a', 'b');
        const answers = await Promise.all([
          store.accounts.setEmail('a', 'one@example.org'),
          store.accounts.setEmail('b', 'ONE@example.org'),
        ]);
        expect(answers.toSorted()).to.deep.equal(['set', 'taken']);
        expect(await store.accounts.setEmail('a', 'two@example.org')).to.equal('set');
        expect(await store.accounts.setEmail('a', 'two@example.org')).to.equal('set');
        expect((await store.accounts.get('a'))?.email).to.equal('two@example.org');
      }));

    it('are known by their sessions until these are closed', () =>
      withStore(async (store) => {
        await people(store, 'a');
        await store.accounts.openSession('hash', 'a', 10);
        expect((await store.accounts.session('hash', 20))?.id).to.equal('a');
        expect(await store.accounts.session('other', 20)).to.equal(null);
        await store.accounts.session('hash', 100_000_000);
        expect(await store.accounts.export('a'))
          .to.have.property('sessions')
          .that.deep.equals([{ openedAt: 10, usedAt: 100_000_000 }]);
        await store.accounts.closeSession('hash');
        expect(await store.accounts.session('hash', 30)).to.equal(null);
      }));

    it('give a link to the first who asks, and to nobody when it is too late or for something else', () =>
      withStore(async (store) => {
        await people(store, 'a');
        const link = { tokenHash: 'h', accountId: 'a', purpose: 'email', email: 'a@x.org', expiresAt: 100 } as const;
        await store.accounts.putLink(link);
        expect(await store.accounts.takeLink('h', 'device', 50)).to.equal(null);
        const takers = await Promise.all(Array.from({ length: 10 }, () => store.accounts.takeLink('h', 'email', 50)));
        expect(takers.filter((taken) => taken !== null)).to.deep.equal([link]);
        await store.accounts.putLink({ ...link, tokenHash: 'late' });
        expect(await store.accounts.takeLink('late', 'email', 100)).to.equal(null);
      }));

    it('have as companions those whom they have played with, latest first', () =>
      withStore(async (store) => {
        await people(store, 'a', 'b', 'c', 'd');
        await runningMatch(store, 'm1', 'a', 'b');
        await runningMatch(store, 'm2', 'a', 'c');
        await runningMatch(store, 'm3', 'c', 'd');
        await store.matches.create(newMatch('open', { players: 3 }));
        await store.matches.takeSeat('open', null, holder('a'), 2000);
        await store.matches.takeSeat('open', null, holder('d'), 2000);
        await store.matches.resign('m1', { scores: [0, 1], winners: [1], resigned: 0 }, 9000);
        const b = { accountId: 'b', name: 'b', lastPlayedAt: 9000 };
        expect(await store.accounts.companions('a', 10)).to.deep.equal([
          b,
          { accountId: 'c', name: 'c', lastPlayedAt: 2000 },
        ]);
        expect(await store.accounts.companions('a', 1)).to.deep.equal([b]);
      }));

    it('can be taken along: everything that is kept, and no hash', () =>
      withStore(async (store) => {
        await people(store, 'a', 'b');
        await store.accounts.openSession('session-hash', 'a', 10);
        await store.accounts.putLink({
          tokenHash: 'link-hash',
          accountId: 'a',
          purpose: 'device',
          email: null,
          expiresAt: 99,
        });
        await runningMatch(store, 'm', 'a', 'b');
        await store.matches.create(newMatch('m2'));
        await store.matches.invite('m2', 'a', 'b', 7);
        await store.chats.add('m', chatLine('c1', { text: 'Hello.' }));
        await store.vacations.start('a', 1000, 10);
        const all = await store.accounts.export('a');
        expect(all).to.have.all.keys(
          'account sessions links seats hosted invitations vacations chats notifications standings ratings'.split(
            ' ',
          ),
        );
        expect(all?.vacations).to.deep.equal([{ from: 10, until: 1010 }]);
        expect(all?.seats).to.have.length(1);
        expect(all?.invitations).to.deep.equal([{ match: 'm2', from: 'a', to: 'b', at: 7 }]);
        expect(JSON.stringify(all)).to.include('Hello.').and.not.to.include('hash');
        expect(await store.accounts.export('nobody')).to.equal(null);
      }));
  });

  describe('an account that is deleted', () => {
    it('is gone with its sessions, links, address, chats and invitations', () =>
      withStore(async (store) => {
        const { accounts, chats, matches } = store;
        await people(store, 'a', 'b');
        await accounts.setEmail('a', 'a@example.org');
        await accounts.openSession('s', 'a', 10);
        await accounts.putLink({ tokenHash: 'l', accountId: 'a', purpose: 'device', email: null, expiresAt: 99 });
        await runningMatch(store, 'm', 'a', 'b');
        await matches.create(newMatch('m2', { hostId: 'b' }));
        await matches.invite('m2', 'b', 'a', 7);
        await chats.add('m', chatLine('c1', { accountId: 'a' }));
        await chats.add('m', chatLine('c2', { accountId: 'b' }));
        await accounts.delete('a');
        expect(await accounts.get('a')).to.equal(null);
        expect(await accounts.byEmail('a@example.org')).to.equal(null);
        expect(await accounts.session('s', 11)).to.equal(null);
        expect(await accounts.takeLink('l', 'device', 11)).to.equal(null);
        expect(await accounts.export('a')).to.equal(null);
        expect(await matches.invitations('a')).to.deep.equal([]);
        expect((await chats.list('m', 'players', 10)).map(({ id }) => id)).to.deep.equal(['c2']);
        expect(await accounts.companions('b', 10)).to.deep.equal([]);
        await accounts.delete('a');
      }));

    it('frees the seats that wait for the start, and a match without anybody else is gone', () =>
      withStore(async (store) => {
        await people(store, 'a', 'b');
        await store.matches.create(newMatch('alone', { hostId: 'a' }));
        await store.matches.takeSeat('alone', null, holder('a'), 2000);
        await store.matches.create(newMatch('shared', { players: 3, hostId: 'a' }));
        await store.matches.takeSeat('shared', 0, holder('a'), 2000);
        await store.matches.takeSeat('shared', 2, holder('b'), 2000);
        await store.accounts.delete('a');
        expect(await store.matches.get('alone')).to.equal(null);
        const shared = await store.matches.get('shared');
        expect(shared?.hostId).to.equal(null);
        expect(shared?.seats.map(({ name }) => name)).to.deep.equal([null, null, 'b']);
        expect((await store.matches.list({ seatsFree: 2 }, { most: 9 })).matches).to.deep.equal([shared]);
      }));

    it('leaves its other seats without account and name; a bot plays on where the match runs', () =>
      withStore(async (store) => {
        await people(store, 'a', 'b');
        await runningMatch(store, 'runs', 'a', 'b');
        await runningMatch(store, 'over', 'a', 'b');
        await store.matches.resign('over', { scores: [0, 1], winners: [1], resigned: 0 }, 9000);
        await store.accounts.delete('a');
        const former = { accountId: null, name: '', credentialsHash: null, data: null };
        expect((await store.matches.get('runs'))?.seats[0]).to.include({ ...former, player: 'bot' });
        expect((await store.matches.get('over'))?.seats[0]).to.include({ ...former, player: 'person' });
        expect(await store.matches.takeSeat('runs', 0, holder('b'), 1)).to.have.property('seat', 1);
        expect(await store.matches.takeSeat('runs', 0, holder(null), 1)).to.equal('taken');
      }));

    it('ends the matches in which nobody but bots is left', () =>
      withStore(async (store) => {
        await people(store, 'a', 'b');
        await runningMatch(store, 'm', 'a', 'b');
        await Promise.all([store.accounts.delete('a'), store.accounts.delete('b')]);
        expect(await store.matches.get('m')).to.deep.include({ status: 'over', result: null, toAct: [] });
      }));

    it('leaves nothing behind, even when it sits down at the same time', () =>
      withStore(async (store) => {
        await people(store, 'a', 'b');
        for (let index = 0; index < 20; index++) {
          await store.matches.create(newMatch(`m${index}`, { players: 3 }));
          await store.matches.takeSeat(`m${index}`, null, holder('b'), 1);
        }
        const joins = Array.from({ length: 20 }, (_, index) =>
          store.matches.takeSeat(`m${index}`, null, holder('a'), 2000).catch(() => 'refused'),
        );
        await store.accounts.delete('a');
        await Promise.all(joins);
        const { matches } = await store.matches.list({}, { most: 50 });
        expect(matches.map(({ seats }) => seats.map(({ name }) => name))).to.deep.equal(
          Array.from({ length: 20 }, () => ['b', null, null]),
        );
      }));
  });
}
