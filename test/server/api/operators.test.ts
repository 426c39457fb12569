import { expect } from 'chai';
import { Client, LobbyClient } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { Salamandra } from '../../../src/games/salamandra/game.ts';
import { openStore } from '../../../src/server/store/index.ts';
import { startServer, withDataDir } from '../running.ts';
import { openServer, serverForAll } from './opened.ts';
import { guest, Person } from './person.ts';
import { openMailServer } from './smtp.ts';

describe('/healthz', () => {
  it('says whether the store answers', () =>
    withDataDir(async (dataDir) => {
      const store = await openStore({ databaseUrl: null, dataDir });
      const server = await openServer({}, { store });
      const ask = () => fetch(`${server.address}/healthz`);
      const well = await ask();
      expect([well.status, await well.json()]).to.deep.equal([200, { ok: true }]);
      await store.close();
      const ill = await ask();
      expect([ill.status, await ill.json()]).to.deep.equal([503, { ok: false }]);
      await server.close();
    }));

  it('says so when the store hangs', () =>
    withDataDir(async (dataDir) => {
      const store = await openStore({ databaseUrl: null, dataDir });
      const hanging = { ...store, ping: () => new Promise<void>(() => undefined) };
      const server = await openServer({}, { store: hanging });
      expect((await fetch(`${server.address}/healthz`)).status).to.equal(503);
      await server.close();
    }));
});

describe('/metrics', () => {
  const server = serverForAll();

  it('counts requests by route, moves, sockets and the time of the store', async () => {
    const person = await guest(server().address, 'Maren');
    const { id } = await person.open();
    await person.get(`/api/matches/${id}`);
    const answer = await fetch(`${server().address}/metrics`);
    const text = await answer.text();
    expect(answer.headers.get('content-type')).to.include('text/plain');
    expect(text).to.match(
      /litha_http_request_seconds_count\{method="GET",route="\/api\/matches\/:id",status="200"\} 1/,
    );
    expect(text).to.match(/litha_store_seconds_count\{operation="matches.create"\} 1/);
    expect(text)
      .to.match(/litha_sockets \d/)
      .and.include('litha_move_seconds')
      .and.include('litha_refused_packets_total');
    expect(text).to.include('process_cpu_seconds_total').and.not.include(id);
  });

  it('are not for those for whom a proxy speaks', async () => {
    for (const header of ['x-forwarded-for', 'forwarded']) {
      const { status } = await fetch(`${server().address}/metrics`, { headers: { [header]: '127.0.0.1' } });
      expect(status, header).to.equal(403);
    }
  });

  it('are for whoever shows the token, if there is one', async () => {
    const token = 'a-long-enough-token';
    const guarded = await openServer({ METRICS_TOKEN: token });
    const ask = async (headers: Record<string, string>) =>
      (await fetch(`${guarded.address}/metrics`, { headers })).status;
    expect(await ask({})).to.equal(403);
    expect(await ask({ authorization: 'Bearer another-long-token' })).to.equal(403);
    expect(await ask({ authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.7' })).to.equal(200);
    await guarded.close();
  });
});

describe('The log of a whole session', () => {
  it('has every request and no secret: no token, credentials, address, name or body', () =>
    withDataDir(async (dir) => {
      const post = await openMailServer();
      const token = 'metrics-token-of-this-test';
      const server = await startServer(dir, {
        SMTP_URL: post.url,
        MAIL_FROM: 'litha@litha.example',
        LOG_LEVEL: 'trace',
        METRICS_TOKEN: token,
      });
      const secrets = [token, 'maren@litha.example', 'Marenissima', 'Thief'];
      const person = new Person(server.address);
      const sent = async (...request: Parameters<Person['send']>) => {
        const answer = await person.send(...request);
        secrets.push(person.cookie.split('=')[1] ?? '');
        return answer;
      };
      await sent('POST', '/api/me', { name: 'Marenissima' });
      secrets.push(((await sent('POST', '/api/me/device')).body.url as string).split('#')[1] ?? '');
      await sent('POST', '/api/me/email', { email: 'maren@litha.example' });
      const mailed = /#([\w-]{43})/.exec((await post.next()).text)?.[1] ?? '';
      secrets.push(mailed);
      await sent('POST', '/api/session', { token: mailed });
      await sent('POST', '/api/session', { token: mailed });
      await sent('POST', '/api/me', '{"name": "Thief"');
      await sent('GET', `/api/me?token=${mailed}`);
      await sent('GET', '/metrics', undefined, { authorization: `Bearer ${token}` });

      const lobby = new LobbyClient({ server: server.address });
      const { matchID } = await lobby.createMatch('salamandra', { numPlayers: 2 });
      const joined = await lobby.joinMatch('salamandra', matchID, { playerID: '0', playerName: 'Marenissima' });
      const { playerCredentials: credentials } = joined;
      secrets.push(credentials);
      await sent('POST', `/games/salamandra/${matchID}/leave`, { playerID: '1', credentials });
      const client = Client({
        game: Salamandra,
        multiplayer: SocketIO({ server: server.address }),
        debug: false,
        matchID,
        playerID: '0',
        credentials,
      });
      const synced = new Promise<void>((resolve) => {
        client.subscribe((state) => state && resolve());
      });
      client.start();
      await synced;
      client.stop();
      // a mail server that is not there any more
      await post.close();
      await sent('POST', '/api/sign-in', { email: 'maren@litha.example' });
      await sent('DELETE', '/api/me');
      expect(await server.stop()).to.equal(0);

      const log = server.log();
      const lines = log
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      expect(lines.map(({ route }) => route)).to.include.members([
        '/api/me',
        '/api/session',
        '/games/:name/:id/join',
      ]);
      expect(lines.map(({ msg }) => msg)).to.include('a mail could not be sent');
      for (const secret of new Set(secrets.filter(Boolean))) expect(log.includes(secret), secret).to.equal(false);
    }));
});
