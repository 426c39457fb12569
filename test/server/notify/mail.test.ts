import { expect } from 'chai';
import type { MatchSummary } from '../../../src/server/api/answers.ts';
import { guest } from '../api/person.ts';
import { Ear } from '../tables/opened.ts';
import { begun, header, HOUR, MINUTE, since, withHouse } from './reachable.ts';

describe('A mail that tells of matches', () => {
  it('comes a minute after the turn, to who is to move and is not there, once', () =>
    withHouse(async ({ server, post, known, aMinuteLater }) => {
      const [maren, joris] = [await known('Maren'), await known('Joris')];
      const { id } = await begun([maren, joris]);
      const before = post.mails.length;
      server.pass(MINUTE - 5000);
      await server.doChores();
      expect(since(post, before)).to.deep.equal([]);
      await aMinuteLater();
      const [mail, ...more] = since(post, before);
      expect(more).to.deep.equal([]);
      expect(mail?.to).to.equal('maren0@litha.example');
      expect(mail?.text).to.include('Subject: Salamandra has begun: your turn');
      expect(mail?.text).to.include('Hello Maren,');
      expect(mail?.text).to.include('Salamandra with Joris has begun, and it is your turn.');
      expect(mail?.text).to.include(`${server.address}/match/${id}`);
      await aMinuteLater();
      expect(since(post, before)).to.have.length(1);
    }));

  it('tells of all that has come together', () =>
    withHouse(async ({ server, post, known, aMinuteLater }) => {
      const [maren, joris] = [await known('Maren'), await known('Joris')];
      const first = await begun([maren, joris]);
      server.pass(30_000);
      const second = await begun([maren, joris]);
      const third = await joris.open();
      await joris.post(`/api/matches/${third.id}/invite`, { account: await maren.id() });
      const before = post.mails.length;
      await aMinuteLater();
      const [mail, ...more] = since(post, before);
      expect(more).to.deep.equal([]);
      expect(mail?.text)
        .to.include('Subject: Your turn in 2 matches')
        .and.include('Joris invites you to Salamandra.');
      for (const { id } of [first, second, third]) expect(mail?.text).to.include(`/match/${id}`);
    }));

  it('speaks the language of the reader, and knows the deadline', () =>
    withHouse(async ({ post, known, aMinuteLater }) => {
      const people = [await known('Maren', 'de'), await known('Joris', 'fr')];
      const plan = { turnMs: 24 * HOUR };
      await begun(people, plan);
      await begun(people.toReversed(), plan);
      const before = post.mails.length;
      await aMinuteLater();
      const mails = since(post, before);
      const to = (name: string) => mails.find((mail) => mail.to.startsWith(name))?.text;
      expect(to('maren'))
        .to.include('Hallo Maren,')
        .and.include('Salamandra mit Joris hat begonnen, und du bist dran.');
      expect(to('maren')).to.match(/Du hast Zeit bis \w+, \d+\. \w+ um \d\d:\d\d UTC\./);
      expect(to('joris')).to.include('Bonjour Joris,').and.include('La partie de Salamandra avec Maren a commencé');
      expect(to('joris')).to.match(/Vous avez jusqu’au \S+ \d+ \S+ à \d\d:\d\d UTC\./);
    }));

  it('reminds once when a quarter of the time is left; when it is over, a bot has moved and the next one is told', () =>
    withHouse(async ({ server, post, known, aMinuteLater }) => {
      const people = [await known('Maren'), await known('Joris')] as const;
      const { id } = await begun(people, { pace: 'relaxed', turnMs: 24 * HOUR });
      const ear = new Ear(`${server.address}/salamandra`, {});
      await ear.sync(id);
      await aMinuteLater();
      const before = post.mails.length;
      const subjects = () => since(post, before).map((mail) => [mail.to, header(mail, 'Subject')]);
      server.pass(18 * HOUR - 2 * MINUTE);
      await server.doChores();
      for (let n = 0; n < 3; n += 1) await aMinuteLater();
      const reminder = ['maren0@litha.example', 'Your time in Salamandra is running out'];
      expect(subjects()).to.deep.equal([reminder]);

      server.pass(6 * HOUR);
      await server.doChores();
      await ear.next('match', (_id, match) => (match as MatchSummary).toAct[0] === 1);
      for (let n = 0; n < 3; n += 1) await aMinuteLater();
      expect(subjects()).to.deep.equal([reminder, ['joris1@litha.example', 'Your turn in Salamandra']]);
      ear.close();
    }));

  it('does not come to who is at the table, or has been there since', () =>
    withHouse(async ({ server, post, known, aMinuteLater }) => {
      const [maren, joris] = [await known('Maren'), await known('Joris')];
      const before = post.mails.length;
      const there = await begun([maren, joris]);
      const been = await begun([maren, joris]);
      const ear = new Ear(`${server.address}/salamandra`, { headers: maren.headers });
      for (const { id } of [been, there]) expect((await ear.sync(id)).seat).to.equal(0);
      const gone = await begun([joris, maren]);
      await aMinuteLater();
      ear.close();
      expect(since(post, before).map(({ to }) => to)).to.deep.equal(['joris1@litha.example']);
      expect(since(post, before)[0]?.text).to.include(gone.id);
    }));

  it('is not written of a match that is muted, nor where the channel is off', () =>
    withHouse(async ({ post, known, aMinuteLater }) => {
      const [maren, joris] = [await known('Maren'), await known('Joris')];
      const before = post.mails.length;
      const { id } = await begun([maren, joris]);
      expect((await maren.post(`/api/matches/${id}/mute`)).body).to.deep.equal({ muted: true });
      await aMinuteLater();
      expect((await maren.get(`/api/matches/${id}/mute`)).body).to.deep.equal({ muted: true });
      expect((await maren.send('DELETE', `/api/matches/${id}/mute`)).body).to.deep.equal({ muted: false });
      await maren.send('PATCH', '/api/me/notifications', { on: { email: false } });
      await begun([maren, joris]);
      await aMinuteLater();
      expect(since(post, before)).to.deep.equal([]);
    }));

  it('tells who did not end it that a match is over', () =>
    withHouse(async ({ post, known, aMinuteLater }) => {
      const [maren, joris] = [await known('Maren'), await known('Joris')];
      const { id } = await begun([maren, joris]);
      await aMinuteLater();
      const before = post.mails.length;
      await maren.post(`/api/matches/${id}/resign`);
      await aMinuteLater();
      expect(since(post, before).map(({ to }) => to)).to.deep.equal(['joris1@litha.example']);
      expect(since(post, before)[0]?.text).to.include('Subject: Salamandra is over');
    }));

  it('turns itself off with one click, by a mail program without a session too, and on again', () =>
    withHouse(async ({ server, post, known, aMinuteLater }) => {
      const [maren, joris] = [await known('Maren'), await known('Joris')];
      await begun([maren, joris]);
      const before = post.mails.length;
      await aMinuteLater();
      const [mail] = since(post, before);
      if (!mail) throw new Error('no mail came');
      expect(header(mail, 'List-Unsubscribe-Post')).to.equal('List-Unsubscribe=One-Click');
      const [, url = ''] = /<(.*)>/.exec(header(mail, 'List-Unsubscribe')) ?? [];
      expect(url.startsWith(`${server.address}/api/off/`)).to.equal(true);
      expect(mail.text).to.include(url.replace('/api/off/', '/off/'));
      expect(header(mail, 'Message-ID')).to.match(/^<[0-9a-f-]{36}@localhost>$/);
      const click = () =>
        fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        });
      for (let times = 0; times < 2; times += 1) {
        const answer = await click();
        expect([answer.status, await answer.json()]).to.deep.equal([200, { isOn: false, channel: 'email' }]);
      }
      await begun([maren, joris]);
      await aMinuteLater();
      expect(since(post, before)).to.have.length(1);
      const again = await fetch(url, { method: 'DELETE' });
      expect(await again.json()).to.deep.equal({ isOn: true, channel: 'email' });
      expect((await maren.get('/api/me/notifications')).body.on.email).to.equal(true);
    }));

  it('turns off one match with the link beside it', () =>
    withHouse(async ({ server, post, known, aMinuteLater }) => {
      const [maren, joris] = [await known('Maren'), await known('Joris')];
      const { id } = await begun([maren, joris]);
      const before = post.mails.length;
      await aMinuteLater();
      const [, token = ''] =
        /Nothing more of this match: \S+\/off\/(\S+)/.exec(since(post, before)[0]?.text ?? '') ?? [];
      const stranger = await guest(server.address, 'Nobody');
      expect((await stranger.post(`/api/off/${token}`)).body).to.deep.equal({ isOn: false, match: id });
      expect((await maren.get(`/api/matches/${id}/mute`)).body).to.deep.equal({ muted: true });
      const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
      for (const bad of [forged, 'x', `${token}.x`, `.${'A'.repeat(43)}`, 'A'.repeat(300)]) {
        expect((await stranger.post(`/api/off/${bad}`)).body.error, bad).to.equal('noSuchLink');
      }
    }));

  it('is tried again when the mail server cannot be reached, and comes once', () =>
    withHouse(async ({ server, post, known, aMinuteLater }) => {
      const [maren, joris] = [await known('Maren'), await known('Joris')];
      await begun([maren, joris]);
      const before = post.mails.length;
      post.refuse(2);
      await aMinuteLater();
      expect(since(post, before)).to.deep.equal([]);
      await aMinuteLater();
      expect(since(post, before)).to.deep.equal([]);
      server.pass(9 * MINUTE);
      await server.doChores();
      expect(since(post, before)).to.deep.equal([]);
      await aMinuteLater();
      expect(since(post, before)).to.have.length(1);
      server.pass(24 * HOUR);
      await server.doChores();
      expect(since(post, before)).to.have.length(1);
    }));

  it('is not tried again when nobody knows whether it went out', () =>
    withHouse(async ({ server, post, known, aMinuteLater }) => {
      const [maren, joris] = [await known('Maren'), await known('Joris')];
      await begun([maren, joris]);
      const before = post.mails.length;
      post.hangUp();
      await aMinuteLater();
      expect(since(post, before), 'it was taken, but that was not said').to.have.length(1);
      server.pass(24 * HOUR);
      await server.doChores();
      expect(since(post, before)).to.have.length(1);
      expect(server.log.join('')).to.include('nobody knows whether a message went out');
    }));

  it('is not tried again when the turn was made in the meantime', () =>
    withHouse(async ({ post, known, aMinuteLater }) => {
      const [maren, joris] = [await known('Maren'), await known('Joris')];
      const { id } = await begun([maren, joris]);
      const before = post.mails.length;
      post.refuse(1);
      await aMinuteLater();
      await maren.post(`/api/matches/${id}/resign`);
      for (let minutes = 0; minutes < 2; minutes += 1) await aMinuteLater();
      expect(since(post, before).map(({ to }) => to)).to.deep.equal(['joris1@litha.example']);
    }));

  it('shows on request that it comes', () =>
    withHouse(async ({ server, post, known }) => {
      const maren = await known('Maren', 'fr');
      const before = post.mails.length;
      expect((await maren.post('/api/me/notifications/test', { channel: 'email' })).status).to.equal(204);
      expect(since(post, before)[0]?.text).to.include('C’est ainsi que vous aurez désormais des nouvelles');
      post.refuse(1);
      const refused = await maren.post('/api/me/notifications/test', { channel: 'email' });
      expect([refused.status, refused.body.error]).to.deep.equal([502, 'notSent']);
      const stranger = await guest(server.address, 'Nobody');
      for (const channel of ['email', 'push', 'webhook']) {
        const { status, body } = await stranger.post('/api/me/notifications/test', { channel });
        expect([status, body.error], channel).to.deep.equal([409, 'noWay']);
      }
    }));
});
