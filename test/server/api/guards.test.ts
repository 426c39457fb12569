import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { expect } from 'chai';
import { RATES } from '../../../src/server/guards/limits.ts';
import { openStore } from '../../../src/server/store/index.ts';
import { withDataDir } from '../running.ts';
import { openServer, serverForAll } from './opened.ts';
import { guest, Person } from './person.ts';
import { openMailServer } from './smtp.ts';

describe('A request', () => {
  const server = serverForAll();
  const stranger = () => new Person(server().address);

  it('is answered in one shape where there is nothing', async () => {
    const nowhere = await stranger().get('/api/nothing');
    expect(nowhere.status).to.equal(404);
    expect(nowhere.body).to.deep.equal({ error: 'notFound', message: 'There is nothing here.' });
    const wrong = await stranger().send('PUT', '/api/me', {});
    expect([wrong.status, wrong.body.error]).to.deep.equal([405, 'badMethod']);
    const stock = await stranger().get('/games/salamandra/a/b/c');
    expect([stock.status, stock.body]).to.deep.equal([404, 'There is nothing here.']);
  });

  it('has an id of its own, whatever it claims', async () => {
    const { headers } = await stranger().send('GET', '/api/me', undefined, { 'x-request-id': 'mine' });
    expect(headers.get('x-request-id')).to.match(/^[0-9a-f-]{36}$/);
  });

  it('brings JSON of at most 8 kB, and an object', async () => {
    const person = stranger();
    const post = (body: string, type = 'application/json') =>
      person.send('POST', '/api/me', body, { 'content-type': type });
    for (const [answer, status, error] of [
      [await post('{'), 400, 'badJson'],
      [await post('[]'), 400, 'badJson'],
      [await post('null'), 400, 'badJson'],
      [await post('"x"'), 400, 'badJson'],
      [await post('{"name":"x","__proto__":{"isAdmin":true}}'), 400, 'badJson'],
      [await post('{"name":{"length":{"toString":1,"valueOf":1}}}'), 400, 'badRequest'],
      [await post('name=x', 'application/x-www-form-urlencoded'), 415, 'notJson'],
      [await post('{"name":"x"}', 'text/plain'), 415, 'notJson'],
      [await post('x', 'multipart/form-data; boundary=x'), 415, 'notJson'],
      [await post(`{"name":"${'x'.repeat(8192)}"}`), 413, 'tooLong'],
      [await post(`{"name":"${'x'.repeat(3_000_000)}"}`), 413, 'tooLong'],
    ] as const) {
      expect([answer.status, answer.body.error]).to.deep.equal([status, error]);
    }
  });

  it('is cut short too when it does not say how long it is', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        for (let n = 0; n < 20; n += 1) stream.enqueue(new Uint8Array(1000).fill(32));
        stream.close();
      },
    });
    const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } };
    expect((await fetch(`${server().address}/api/me`, init)).status).to.equal(413);
  });

  it('that is cut off in the middle of its body is nobody’s failure but the client’s', async () => {
    const { port } = new URL(server().address);
    const before = server().log.length;
    const cut = connect(Number(port), 'localhost');
    const head = 'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n';
    await new Promise((resolve) => cut.write(`${head}Expect: 100-continue\r\n\r\n{`, resolve));
    // it says so when it has begun to read
    await once(cut, 'data');
    const closed = once(cut, 'close');
    cut.resetAndDestroy();
    await closed;
    const lines = () => server().log.slice(before);
    while (!lines().some((line) => line.includes('"method":"POST"'))) await stranger().get('/healthz');
    expect(lines().join('')).not.to.include('"level":"error"');
  });

  it('of somebody who has just been deleted is refused', () =>
    withDataDir(async (dataDir) => {
      const real = await openStore({ databaseUrl: null, dataDir });
      const session = () =>
        Promise.resolve({ id: 'gone', name: 'Maren', email: null, language: 'en' as const, createdAt: 1 });
      const late = await openServer({}, { store: { ...real, accounts: { ...real.accounts, session } } });
      const person = new Person(late.address);
      person.cookie = `litha_session=${'A'.repeat(43)}`;
      const plan = { game: 'salamandra', players: 2, visibility: 'public', pace: 'live' };
      const { status, body } = await person.post('/api/matches', plan);
      expect([status, body.error]).to.deep.equal([409, 'gone']);
      await late.close();
    }));

  it('changes nothing when it comes from somebody else’s page', async () => {
    const person = await guest(server().address, 'Maren');
    const from = (headers: Record<string, string>, path = '/api/me', method = 'PATCH') =>
      person.send(method, path, { name: 'Thief' }, headers);
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${server().address}.evil.example` },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: server().address },
      { 'sec-fetch-site': 'none' },
    ]) {
      const { status, body } = await from(headers);
      expect([status, body.error], JSON.stringify(headers)).to.deep.equal([403, 'foreignOrigin']);
    }
    expect((await from({ origin: 'https://evil.example' }, '/games/salamandra/create', 'POST')).status).to.equal(403);
    expect((await person.get('/api/me')).body.account.name).to.equal('Maren');
    const own = { origin: server().address, 'sec-fetch-site': 'same-origin' };
    expect((await from(own)).body.account.name).to.equal('Thief');
  });

  it('shows nothing to somebody else’s page', async () => {
    const { headers } = await stranger().send('GET', '/api/me', undefined, { origin: 'https://evil.example' });
    expect(headers.get('access-control-allow-origin')).to.equal(null);
    expect(headers.get('cross-origin-resource-policy')).to.equal('same-origin');
  });

  it('that fails inside tells nothing of the inside, and the server lives', () =>
    withDataDir(async (dataDir) => {
      const store = await openStore({ databaseUrl: null, dataDir });
      const broken = await openServer({}, { store });
      await store.close();
      const headers = { cookie: `litha_session=${'A'.repeat(43)}` };
      const answer = await fetch(`${broken.address}/api/me`, { headers });
      expect(answer.status).to.equal(500);
      expect(await answer.json()).to.deep.equal({
        error: 'internal',
        message: 'Something went wrong on our side; please try again.',
      });
      expect(broken.log.join('')).to.include('a request failed');
      expect((await fetch(`${broken.address}/games`)).status).to.equal(200);
      await broken.close();
    }));

  it('with an address that cannot be read is refused', async () => {
    const status = (path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const { port } = new URL(server().address);
        request({ port, path, headers: { accept: 'text/html' } }, (answer) => resolve(answer.resume().statusCode))
          .once('error', reject)
          .end();
      });
    for (const path of [
      '/%',
      '/%E0%A4%A',
      '/..%2f..%2fpackage.json',
      '/api/matches/%',
      '/games/%00',
      '//',
      '/api//me',
    ]) {
      expect(await status(path), path).to.be.within(200, 404);
    }
  });
});

describe('Limits', () => {
  const env = { LIMITS_SCALE: '1' };
  let time = Date.now();
  /** Its clock stands still: however slow this machine is, nothing is forgiven meanwhile. */
  const openStill = (more: NodeJS.ProcessEnv = {}) => openServer({ ...env, ...more }, { now: () => time });

  it('stop an address that makes accounts without end, and say when to come back', async () => {
    const server = await openStill();
    const { burst } = RATES.accountsOfAddress;
    const one = new Person(server.address);
    const make = (person: Person) => {
      person.cookie = '';
      return person.post('/api/me', { name: 'Maren' });
    };
    for (let n = 0; n < burst; n += 1) expect((await make(one)).status).to.equal(200);
    const { status, body, headers } = await make(one);
    expect(status).to.equal(429);
    expect(body).to.have.keys('error', 'message').and.include({ error: 'tooMany' });
    expect(headers.get('retry-after')).to.equal('10');
    expect((await make(new Person(server.address))).status).to.equal(200);
    time += 10_000;
    expect((await make(one)).status).to.equal(200);
    await server.close();
  });

  it('stop an account that opens matches without end, from whatever address', async () => {
    const server = await openStill();
    const host = await guest(server.address, 'Maren');
    for (let n = 0; n < RATES.matchesOfAccount.burst; n += 1) await host.open();
    const elsewhere = new Person(server.address);
    elsewhere.cookie = host.cookie;
    const plan = { game: 'salamandra', players: 2, visibility: 'public', pace: 'live' };
    expect((await elsewhere.post('/api/matches', plan)).status).to.equal(429);
    await server.close();
  });

  it('stop an address that opens matches as a stock client, and one that only asks', async () => {
    const server = await openStill();
    const one = new Person(server.address);
    const statuses: number[] = [];
    for (let n = 0; n <= RATES.matchesOfAddress.burst; n += 1) {
      statuses.push((await one.post('/games/salamandra/create', { numPlayers: 2 })).status);
    }
    expect(statuses.at(-2)).to.equal(200);
    expect(statuses.at(-1)).to.equal(429);
    const asks = Array.from({ length: RATES.requestsOfAddress.burst }, () => one.get('/api/me'));
    expect((await Promise.all(asks)).map(({ status }) => status)).to.include(429);
    await server.close();
  });

  it('do not believe X-Forwarded-For from anybody but a named proxy', async () => {
    const server = await openStill({ TRUSTED_PROXIES: '192.0.2.1' });
    const make = (ip: string) => {
      const person = new Person(server.address);
      return person.send('POST', '/api/me', { name: 'Maren' }, { 'x-forwarded-for': ip });
    };
    const answers = [];
    for (let n = 0; n <= RATES.accountsOfAddress.burst; n += 1) answers.push(await make(`10.1.1.${n}`));
    expect(answers.at(-1)?.status).to.equal(429);
    await server.close();
  });

  it('count by the last address that a named proxy vouches for, and by IPv6 network', async () => {
    const server = await openStill();
    const make = (forwarded: string) =>
      new Person(server.address).send('POST', '/api/me', { name: 'Maren' }, { 'x-forwarded-for': forwarded });
    const { burst } = RATES.accountsOfAddress;
    // what the client itself wrote stands before what the proxy added
    for (let n = 0; n < burst; n += 1) expect((await make(`10.9.9.${n}, 203.0.113.7`)).status).to.equal(200);
    expect((await make('10.8.8.8, 203.0.113.7')).status).to.equal(429);
    expect((await make('203.0.113.8')).status).to.equal(200);
    for (let n = 0; n < burst; n += 1) expect((await make(`2001:db8:1:2::${n}`)).status).to.equal(200);
    expect((await make('2001:db8:1:2:ffff::1')).status).to.equal(429);
    expect((await make('2001:db8:1:3::1')).status).to.equal(200);
    await server.close();
  });

  it('keep a mailbox from being flooded', async () => {
    const post = await openMailServer();
    const server = await openStill({ SMTP_URL: post.url, MAIL_FROM: 'litha@litha.example' });
    const statuses: number[] = [];
    for (let n = 0; n <= RATES.mailsToRecipient.burst; n += 1) {
      const answer = await new Person(server.address).post('/api/sign-in', { email: 'victim@litha.example' });
      statuses.push(answer.status);
    }
    expect(statuses.at(-2)).to.equal(202);
    expect(statuses.at(-1)).to.equal(429);
    await server.close();
    await post.close();
  });
});
