import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect } from 'chai';
import { poster } from '../../../src/server/notify/post.ts';
import { isPublic, publicLookup } from '../../../src/server/notify/public-addresses.ts';
import { guest } from '../api/person.ts';
import { farServerForEach } from './far.ts';
import { begun, HOUR, withHouse } from './reachable.ts';

describe('A webhook', () => {
  const far = farServerForEach();
  const read = (index = 0) => JSON.parse(String(far().posted[index]?.body)) as Record<string, unknown>;

  it('gets what a program needs', () =>
    withHouse(async ({ server, aMinuteLater }) => {
      const [maren, joris] = [await guest(server.address, 'Maren'), await guest(server.address, 'Joris')];
      const webhook = { url: `${far().url}/hook`, shape: 'json' };
      const { body: settings } = await maren.send('PATCH', '/api/me/notifications', { webhook });
      expect(settings.webhook).to.deep.equal(webhook);
      const { id } = await begun([maren, joris], { turnMs: 24 * HOUR });
      await aMinuteLater();
      await aMinuteLater();
      expect(far().posted).to.have.length(1);
      expect(far().posted[0]?.headers['content-type']).to.equal('application/json');
      const { matches, off, ...rest } = read();
      expect(rest.id).to.match(/^[0-9a-f-]{36}$/);
      expect(rest).to.deep.include({ kind: 'news', account: { id: await maren.id(), name: 'Maren' } });
      expect(rest.text).to.match(/^Salamandra with Joris has begun, and it is your turn\. You have until/);
      expect(matches).to.have.length(1);
      const [match] = matches as Record<string, unknown>[];
      const { dueAt } = (await maren.get(`/api/matches/${id}`)).body.seats[0];
      expect(match).to.include({ id, kind: 'turn', game: 'Salamandra', dueAt, url: `${server.address}/match/${id}` });
      expect(match?.opponents).to.deep.equal(['Joris']);
      expect((await fetch(off as string, { method: 'POST' })).status).to.equal(200);
      expect((await maren.get('/api/me/notifications')).body.on.webhook).to.equal(false);
    }));

  it('of Discord gets words in which names are only names', () =>
    withHouse(async ({ server, aMinuteLater }) => {
      const maren = await guest(server.address, 'Maren');
      const other = await guest(server.address, '@everyone **[x](y)**');
      await maren.send('PATCH', '/api/me/notifications', { webhook: { url: far().url, shape: 'discord' } });
      const { id } = await begun([maren, other]);
      await aMinuteLater();
      const { content, allowed_mentions: mentions } = read();
      expect(mentions).to.deep.equal({ parse: [] });
      expect(content)
        .to.include('\\@everyone \\*\\*\\[x\\]\\(y\\)\\*\\*')
        .and.include(`<${server.address}/match/${id}>`);
      expect(content).to.match(/No more messages of this kind: <http\S+\/off\/\S+>$/);
    }));

  it('is not followed anywhere, and a door that is shut is not knocked at again', () =>
    withHouse(async ({ server, aMinuteLater }) => {
      const [maren, joris] = [await guest(server.address, 'Maren'), await guest(server.address, 'Joris')];
      await maren.send('PATCH', '/api/me/notifications', { webhook: { url: far().url, shape: 'json' } });
      for (const [index, status] of [302, 404, 400].entries()) {
        far().answer(status);
        await begun([maren, joris]);
        for (let minutes = 0; minutes < 5; minutes += 1) await aMinuteLater();
        expect(far().posted, String(status)).to.have.length(index + 1);
      }
      for (const [index, status] of [500, 408, 429].entries()) {
        far().answer(status);
        await begun([maren, joris]);
        for (let minutes = 0; minutes < 5; minutes += 1) await aMinuteLater();
        expect(far().posted, String(status)).to.have.length(3 + 2 * (index + 1));
      }
      expect(far().posted.every(({ path }) => path === '/')).to.equal(true);
    }));

  it('is an address of the web', () =>
    withHouse(async ({ server }) => {
      const maren = await guest(server.address, 'Maren');
      for (const url of [
        '',
        'x',
        'ftp://litha.example',
        'file:///etc/passwd',
        'https://a:b@litha.example',
        {},
        null,
      ]) {
        const { status } = await maren.send('PATCH', '/api/me/notifications', { webhook: { url, shape: 'json' } });
        expect(status, JSON.stringify(url)).to.equal(400);
      }
      const { body } = await maren.send('PATCH', '/api/me/notifications', { webhook: null });
      expect(body.webhook).to.equal(null);
    }));

  it('is not on this machine or its neighbours, unless the operator allows it', () =>
    withHouse(
      async ({ server }) => {
        const maren = await guest(server.address, 'Maren');
        await maren.send('PATCH', '/api/me/notifications', { webhook: { url: far().url, shape: 'json' } });
        const { status } = await maren.post('/api/me/notifications/test', { channel: 'webhook' });
        expect(status).to.equal(502);
        expect(far().posted).to.deep.equal([]);
      },
      { ALLOW_PRIVATE_ADDRESSES: 'false' },
    ));
});

describe('An address that a stranger names', () => {
  const far = farServerForEach();

  for (const [address, expected] of [
    ['8.8.8.8', true],
    ['172.15.0.1', true],
    ['172.16.0.1', false],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['192.168.1.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['2606:4700::1', true],
    ['::', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['fe80::1', false],
    ['fc00::1', false],
    ['ff02::1', false],
  ] as const) {
    it(`${address} is ${expected ? '' : 'not '}of the open internet`, () => {
      expect(isPublic(address)).to.equal(expected);
    });
  }

  for (const host of ['127.0.0.1', '0x7f.1', '2130706433', '[::1]', '[::ffff:127.0.0.1]', 'localhost', '0']) {
    it(`is refused as ${host}`, async () => {
      const { port } = new URL(far().url);
      const answer = await poster(false)({ url: `http://${host}:${port}/`, headers: {}, body: '{}' });
      expect(answer).to.equal('refused');
      expect(far().posted).to.deep.equal([]);
    });
  }

  it('is looked at when it is looked up for the connection', async () => {
    const [refused] = await new Promise<unknown[]>((resolve) => {
      publicLookup('localhost', {}, (...found) => resolve(found));
    });
    expect(refused).to.be.an('error');
  });

  it('that nobody listens at surely got nothing; one that hangs up may have', async () => {
    const rude = createServer((socket) => void socket.once('data', () => socket.destroy()));
    rude.listen(0, '127.0.0.1');
    await once(rude, 'listening');
    const parcel = { url: `http://127.0.0.1:${(rude.address() as AddressInfo).port}/`, headers: {}, body: '{}' };
    expect(await poster(true)(parcel)).to.equal('unsure');
    rude.close();
    await once(rude, 'close');
    expect(await poster(true)(parcel)).to.equal('unreachable');
  });
});
