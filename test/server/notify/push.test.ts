import { expect } from 'chai';
import { guest } from '../api/person.ts';
import { claimsOf, openBrowser } from './browser.ts';
import { farServerForEach } from './far.ts';
import { begun, HOUR, withHouse } from './reachable.ts';

describe('A push to a browser', () => {
  const far = farServerForEach();
  const BROWSERS = '/api/me/notifications/browsers';

  it('is read by that browser only, and signed by the server', () =>
    withHouse(async ({ server, aMinuteLater }) => {
      const [maren, joris] = [await guest(server.address, 'Maren'), await guest(server.address, 'Joris')];
      await maren.send('PATCH', '/api/me', { language: 'de' });
      const browser = openBrowser();
      const { body: settings } = await maren.post(BROWSERS, browser.subscription(`${far().url}/push/1`));
      expect(settings.browsers).to.deep.equal([`${far().url}/push/1`]);
      const { id } = await begun([maren, joris]);
      await aMinuteLater();
      await aMinuteLater();
      expect(far().posted).to.have.length(1);
      const [push] = far().posted;
      if (!push) throw new Error('nothing was posted');
      const { path, headers, body } = push;
      expect(path).to.equal('/push/1');
      expect(headers).to.include({ 'content-encoding': 'aes128gcm', ttl: String(3 * 24 * 3600) });
      expect(headers.topic).to.match(/^[0-9a-f]{32}$/);
      const claims = claimsOf(String(headers.authorization), settings.pushKey);
      expect(claims).to.include({ aud: far().url, sub: 'mailto:litha@litha.example' });
      const read = browser.read(body) as { notices: unknown[]; off: { url: string } };
      expect(read.notices).to.deep.equal([
        {
          title: 'Salamandra hat begonnen: Du bist dran',
          body: 'Salamandra mit Joris hat begonnen, und du bist dran.',
          tag: id,
          url: `${server.address}/match/${id}`,
        },
      ]);
      expect(() => openBrowser().read(body)).to.throw();
      const off = await fetch(read.off.url, { method: 'POST' });
      expect(await off.json()).to.deep.equal({ isOn: false, channel: 'push' });
    }));

  it('goes to every browser of the person; one that is no more is forgotten', () =>
    withHouse(async ({ server, aMinuteLater }) => {
      const [maren, joris] = [await guest(server.address, 'Maren'), await guest(server.address, 'Joris')];
      for (const name of ['a', 'b']) await maren.post(BROWSERS, openBrowser().subscription(`${far().url}/${name}`));
      far().answer(410, 410);
      await begun([maren, joris]);
      await aMinuteLater();
      expect(far().posted.map(({ path }) => path)).to.have.members(['/a', '/b']);
      expect((await maren.get('/api/me/notifications')).body.browsers).to.deep.equal([]);
    }));

  it('is tried again when the service is busy, under the same name', () =>
    withHouse(async ({ server, aMinuteLater }) => {
      const [maren, joris] = [await guest(server.address, 'Maren'), await guest(server.address, 'Joris')];
      await maren.post(BROWSERS, openBrowser().subscription(`${far().url}/a`));
      far().answer(503);
      await begun([maren, joris]);
      for (let minutes = 0; minutes < 3; minutes += 1) await aMinuteLater();
      expect(far().posted).to.have.length(2);
      expect(new Set(far().posted.map(({ headers }) => headers.topic)).size).to.equal(1);
    }));

  it('is asked for with an address and keys, shows on request that it comes, and is called off', () =>
    withHouse(async ({ server }) => {
      const maren = await guest(server.address, 'Maren');
      const subscription = openBrowser().subscription(`${far().url}/a`);
      const { keys } = subscription;
      for (const bad of [
        { ...subscription, endpoint: 'ftp://litha.example' },
        { ...subscription, endpoint: 'https://user:password@litha.example' },
        { ...subscription, endpoint: `https://litha.example/${'x'.repeat(1000)}` },
        { ...subscription, keys: { ...keys, auth: 'AAAA' } },
        { ...subscription, keys: { ...keys, p256dh: '!' } },
        { ...subscription, keys: {} },
      ]) {
        expect((await maren.post(BROWSERS, bad)).status, JSON.stringify(bad)).to.equal(400);
      }
      await maren.post(BROWSERS, subscription);
      expect((await maren.post('/api/me/notifications/test', { channel: 'push' })).status).to.equal(204);
      expect(far().posted).to.have.length(1);
      const { body } = await maren.send('DELETE', BROWSERS, { endpoint: subscription.endpoint });
      expect(body.browsers).to.deep.equal([]);
      server.pass(HOUR);
      expect((await maren.post('/api/me/notifications/test', { channel: 'push' })).body.error).to.equal('noWay');
    }));
});
