/** What people are to be told, how, and that it is told once. */
import { expect } from 'chai';
import type { Notice } from '../../../src/server/store/contract/messages.ts';
import type { Store } from '../../../src/server/store/store.ts';
import type { WithStore } from './conformance.ts';
import { holder, newMatch, people, runningMatch, step } from './fixtures.ts';

const HOOK = { url: 'https://hooks.litha.example/1', shape: 'json' } as const;
const MAILS = { canMail: true, at: 9000 };

const browser = (id: string) => ({ id, endpoint: `https://push.litha.example/${id}`, p256dh: 'key', auth: 'auth' });

/** Two matches of Maren and Joris that have just begun, both with an address: Maren is to move in both. */
async function twoMatches(store: Store): Promise<void> {
  await people(store, 'maren', 'joris');
  for (const id of ['maren', 'joris']) await store.accounts.setEmail(id, `${id}@litha.example`);
  await runningMatch(store, 'm', 'maren', 'joris');
  await runningMatch(store, 'n', 'maren', 'joris');
}

const nobodyThere = new Map([
  ['m', false],
  ['n', false],
]);

/** Claims everything that is due. */
async function claimAll({ deliveries }: Store, at = 9000) {
  const claimed = await Promise.all((await deliveries.due(at, 100)).map((id) => deliveries.claim(id, at, at + 100)));
  return claimed.flatMap((delivery) => (delivery === null ? [] : [delivery]));
}

const byName = (one: Notice, other: Notice): number => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);

export function messageRules(withStore: WithStore): void {
  describe('notices', () => {
    it('are ripe when they have waited long enough, for each account once', () =>
      withStore(async (store) => {
        await twoMatches(store);
        expect(await store.notices.ripe(1999, 10)).to.deep.equal([]);
        expect(await store.notices.ripe(2000, 10)).to.have.members(['maren']);
        await store.matches.append('m', step(0, { at: 5000 }));
        expect(await store.notices.ripe(4999, 10)).to.deep.equal(['maren']);
        expect(await store.notices.ripe(5000, 10)).to.deep.equal(['maren', 'joris']);
        expect(await store.notices.ripe(5000, 1)).to.deep.equal(['maren']);
      }));

    it('become one message for each way to the person, and are gone', () =>
      withStore(async (store) => {
        await twoMatches(store);
        await store.channels.setWebhook('maren', HOOK, 1);
        for (const id of ['phone', 'desk']) await store.channels.addPush('maren', browser(id), 1, 5);
        expect(new Set(await store.notices.matchesOf('maren'))).to.deep.equal(new Set(['m', 'n']));
        expect(await store.notices.ripen('maren', nobodyThere, MAILS)).to.equal(4);
        expect(await store.notices.ripen('maren', nobodyThere, MAILS)).to.equal(0);
        const claimed = await claimAll(store);
        expect(claimed.map(({ channel, target }) => [channel, target])).to.have.deep.members([
          ['email', null],
          ['push', 'phone'],
          ['push', 'desk'],
          ['webhook', null],
        ]);
        for (const { accountId, notices, attempts } of claimed) {
          expect([accountId, attempts]).to.deep.equal(['maren', 0]);
          expect(notices).to.have.deep.members([
            { matchId: 'm', kind: 'started' },
            { matchId: 'm', kind: 'turn' },
            { matchId: 'n', kind: 'started' },
            { matchId: 'n', kind: 'turn' },
          ]);
        }
      }));

    it('become no message where no way is open', () =>
      withStore(async (store) => {
        await twoMatches(store);
        expect(await store.notices.ripen('maren', nobodyThere, { canMail: false, at: 9000 })).to.equal(0);
        expect(await store.notices.matchesOf('maren')).to.deep.equal([]);
        await store.matches.append('m', step(0));
        await store.channels.turn('joris', 'email', false);
        expect(await store.notices.ripen('joris', nobodyThere, MAILS)).to.equal(0);
      }));

    it('stay when only others were looked at', () =>
      withStore(async (store) => {
        await twoMatches(store);
        expect(await store.notices.ripen('maren', new Map([['n', false]]), MAILS)).to.equal(1);
        expect(await store.notices.matchesOf('maren')).to.deep.equal(['m']);
      }));

    it('are dropped for who is at the table, has been there since, or has muted the match', () =>
      withStore(async (store) => {
        await twoMatches(store);
        await store.notices.seen('maren', 'm');
        expect(await store.notices.ripen('maren', new Map([['n', true]]), MAILS)).to.equal(0);
        await store.matches.append('m', step(0));
        await store.channels.mute('joris', 'm', true);
        expect(await store.channels.isMuted('joris', 'm')).to.equal(true);
        expect(await store.notices.ripen('joris', nobodyThere, MAILS)).to.equal(0);
        await store.channels.mute('joris', 'm', false);
        expect(await store.channels.isMuted('joris', 'm')).to.equal(false);
        expect(await store.notices.matchesOf('joris')).to.deep.equal([]);
      }));

    it('of a turn are dropped when the turn is made, of an end never', () =>
      withStore(async (store) => {
        await twoMatches(store);
        await store.matches.append('m', step(0));
        await store.matches.append('n', step(0, { result: { scores: [1, 2], winners: [1] }, toAct: [] }));
        await store.notices.ripen('maren', nobodyThere, MAILS);
        await store.notices.ripen('joris', nobodyThere, MAILS);
        const told = (await claimAll(store)).map(({ accountId, notices }) => [accountId, notices]);
        expect(told).to.have.deep.members([
          ['maren', [{ matchId: 'm', kind: 'started' }]],
          [
            'joris',
            [
              { matchId: 'm', kind: 'turn' },
              { matchId: 'n', kind: 'ended' },
            ],
          ],
        ]);
      }));

    it('of a turn are dropped when a bot plays instead', () =>
      withStore(async (store) => {
        await twoMatches(store);
        await store.matches.leaveSeat('m', 0, 3000);
        await store.matches.leaveSeat('n', 0, 3000);
        expect(await store.notices.ripen('maren', nobodyThere, MAILS)).to.equal(0);
      }));

    it('of an invitation are dropped when it is taken or withdrawn', () =>
      withStore(async (store) => {
        await twoMatches(store);
        for (const id of ['x', 'y', 'z']) {
          await store.matches.create(newMatch(id, { players: 3 }));
          await store.matches.takeSeat(id, null, holder('maren'), 1);
          await store.matches.invite(id, 'maren', 'joris', 3000);
        }
        await store.matches.takeSeat('x', null, holder('joris'), 3001);
        await store.matches.uninvite('y', 'joris');
        const there = new Map(['x', 'y', 'z'].map((id) => [id, false]));
        expect(await store.notices.ripen('joris', there, MAILS)).to.equal(1);
        const [message] = await claimAll(store);
        expect(message?.notices).to.deep.equal([{ matchId: 'z', kind: 'invited' }]);
      }));

    it('are looked at again before they are sent', () =>
      withStore(async (store) => {
        await twoMatches(store);
        const notices = [
          { matchId: 'm', kind: 'turn' },
          { matchId: 'n', kind: 'turn' },
          { matchId: 'gone', kind: 'turn' },
        ] as const;
        expect(await store.notices.stillApply('maren', notices)).to.deep.equal(notices.slice(0, 2));
        await store.matches.append('m', step(0));
        expect(await store.notices.stillApply('maren', notices)).to.deep.equal([notices[1]]);
        expect(await store.notices.stillApply('maren', [])).to.deep.equal([]);
      }));
  });

  describe('messages on their way', () => {
    const withMessage = (use: (store: Store) => Promise<void>) =>
      withStore(async (store) => {
        await twoMatches(store);
        await store.notices.ripen('maren', nobodyThere, MAILS);
        await use(store);
      });

    it('are claimed once, whoever asks how often', () =>
      withMessage(async (store) => {
        const [id = ''] = await store.deliveries.due(9000, 10);
        expect(await store.deliveries.due(8999, 10)).to.deep.equal([]);
        const claims = await Promise.all(Array.from({ length: 20 }, () => store.deliveries.claim(id, 9000, 9100)));
        expect(claims.filter((claim) => claim !== null)).to.have.length(1);
        expect(await store.deliveries.due(1e12, 10)).to.deep.equal([]);
        await store.deliveries.sent(id);
        expect(await store.deliveries.claim(id, 1e12, 2e12)).to.equal(null);
      }));

    it('are tried again when their time has come, and know how often they were', () =>
      withMessage(async (store) => {
        const [first] = await claimAll(store);
        await store.deliveries.retry(first?.id ?? '', 9500);
        expect(await claimAll(store, 9499)).to.deep.equal([]);
        const [second] = await claimAll(store, 9500);
        expect(second).to.deep.equal({ ...first, attempts: 1 });
      }));

    it('that could not be sent go along with the next one by the same way', () =>
      withMessage(async (store) => {
        const [late] = await claimAll(store);
        await store.deliveries.retry(late?.id ?? '', 1e9);
        await store.matches.append('m', step(0, { at: 5000 }));
        await store.matches.append('m', step(1, { at: 6000, toAct: [0] }));
        expect(await store.notices.ripen('maren', new Map([['m', false]]), MAILS)).to.equal(1);
        const [next, ...more] = await claimAll(store, 2e9);
        expect(more).to.deep.equal([]);
        expect(next).to.include({ attempts: 0, channel: 'email' });
        expect(next?.notices.toSorted(byName)).to.deep.equal(late?.notices.toSorted(byName));
      }));

    it('are not sent again when nobody knows whether they went out', () =>
      withMessage(async (store) => {
        const [claimed] = await claimAll(store);
        expect(await store.deliveries.giveUpLost(9099)).to.deep.equal([]);
        expect(await store.deliveries.giveUpLost(9100)).to.deep.equal([
          { id: claimed?.id, processId: store.processId },
        ]);
        expect(await store.deliveries.giveUpLost(1e12)).to.deep.equal([]);
        await store.deliveries.retry(claimed?.id ?? '', 1);
        expect(await store.deliveries.due(1e12, 10)).to.deep.equal([]);
      }));

    it('are forgotten when they are done and old, or there is nothing left to tell', () =>
      withMessage(async (store) => {
        const messages = async () =>
          (
            (await store.accounts.export('maren')) as { notifications: { messages: { status: string }[] } }
          ).notifications.messages.map(({ status }) => status);
        await store.deliveries.clear(1e12);
        expect(await messages()).to.deep.equal(['waiting']);
        const [claimed] = await claimAll(store);
        await store.deliveries.giveUp(claimed?.id ?? '');
        await store.deliveries.clear(9000);
        expect(await messages()).to.deep.equal(['failed']);
        await store.deliveries.clear(9001);
        expect(await messages()).to.deep.equal([]);
        await store.matches.append('m', step(0));
        await store.notices.ripen('joris', nobodyThere, MAILS);
        const [other] = await claimAll(store);
        await store.deliveries.drop(other?.id ?? '');
        expect(await store.deliveries.claim(other?.id ?? '', 1e12, 2e12)).to.equal(null);
      }));
  });

  describe('ways to a person', () => {
    it('are open until they are turned off', () =>
      withStore(async (store) => {
        await people(store, 'maren');
        expect(await store.channels.of('maren')).to.deep.equal({ off: [], pushes: [], webhook: null });
        for (const isOn of [false, false]) await store.channels.turn('maren', 'push', isOn);
        expect((await store.channels.of('maren')).off).to.deep.equal(['push']);
        for (const isOn of [true, true]) await store.channels.turn('maren', 'push', isOn);
        expect((await store.channels.of('maren')).off).to.deep.equal([]);
      }));

    it('are one webhook, and the latest browsers; a browser belongs to who used it last', () =>
      withStore(async (store) => {
        await people(store, 'maren', 'joris');
        await store.channels.setWebhook('maren', HOOK, 1);
        await store.channels.setWebhook('maren', { ...HOOK, shape: 'discord' }, 2);
        expect((await store.channels.of('maren')).webhook).to.deep.equal({ ...HOOK, shape: 'discord' });
        await store.channels.setWebhook('maren', null, 3);
        for (const [at, id] of ['a', 'b', 'c'].entries()) await store.channels.addPush('maren', browser(id), at, 2);
        const ids = async (account: string) => (await store.channels.of(account)).pushes.map(({ id }) => id);
        expect(await ids('maren')).to.deep.equal(['b', 'c']);
        await store.channels.addPush('joris', { ...browser('c'), id: 'other' }, 9, 2);
        expect(await ids('maren')).to.deep.equal(['b']);
        expect(await ids('joris')).to.deep.equal(['c']);
        await store.channels.removePush('joris', browser('b').endpoint);
        expect(await ids('maren'), 'nobody else’s').to.deep.equal(['b']);
        await store.channels.removePush('maren', browser('b').endpoint);
        await store.channels.forgetPush('c');
        expect([await ids('maren'), await ids('joris')]).to.deep.equal([[], []]);
      }));

    it('are in what a person takes along, and forgotten with the person', () =>
      withStore(async (store) => {
        await twoMatches(store);
        await store.channels.setWebhook('maren', HOOK, 1);
        await store.channels.addPush('maren', browser('a'), 1, 2);
        await store.channels.turn('maren', 'push', false);
        await store.channels.mute('maren', 'n', true);
        await store.notices.ripen('maren', new Map([['m', false]]), MAILS);
        const { notifications } = (await store.accounts.export('maren')) as { notifications: object };
        expect(notifications).to.deep.include({
          off: ['push'],
          mutes: ['n'],
          browsers: [{ endpoint: browser('a').endpoint, createdAt: 1 }],
          webhooks: [{ ...HOOK, createdAt: 1 }],
        });
        expect(notifications).to.have.property('waiting').with.length(2);
        expect(notifications).to.have.property('messages').with.length(2);
        await store.accounts.delete('maren');
        expect(await store.channels.of('maren')).to.deep.equal({ off: [], pushes: [], webhook: null });
        expect(await store.deliveries.due(1e12, 10)).to.deep.equal([]);
      }));
  });

  describe('a key of the server', () => {
    it('is made once', () =>
      withStore(async (store) => {
        const answers = await Promise.all(
          ['one', 'two', 'three'].map((value) => store.secrets.get('key', () => value)),
        );
        expect(new Set(answers).size).to.equal(1);
        expect(await store.secrets.get('key', () => 'four')).to.equal(answers[0]);
        expect(await store.secrets.get('other', () => 'five')).to.equal('five');
      }));
  });
}
