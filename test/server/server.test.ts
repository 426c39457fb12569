import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect } from 'chai';
import { LobbyClient } from 'boardgame.io/client';
import { legalMoves } from '../../src/games/salamandra/rules/index.ts';
import { pick, randomFrom } from '../../src/play/random.ts';
import { buildSite } from '../web/site.ts';
import { failServer, type RunningServer, startServer, withDataDir } from './running.ts';
import { type Known, sitDown, type StockClient, type Ticket, until } from './stock.ts';

const withServer = (use: (server: RunningServer, dataDir: string) => Promise<void>) =>
  withDataDir(async (dir) => {
    const server = await startServer(dir);
    try {
      await use(server, dir);
    } finally {
      await server.stop();
    }
  });

describe('The server', () => {
  before(() => buildSite('production'));

  it('serves the page at every address that a person may open', () =>
    withServer(async ({ address }) => {
      for (const path of ['/', '/salamandra/some/table']) {
        const page = await fetch(address + path, { headers: { accept: 'text/html' } });
        expect(page.status, path).to.equal(200);
        expect(page.headers.get('cache-control')).to.equal('no-cache');
        expect(await page.text()).to.include('id=root');
      }
    }));

  it('lets browsers keep the files of the page for good', () =>
    withServer(async ({ address }) => {
      const page = await (await fetch(address)).text();
      const [, script = ''] = /<script[^>]+src=(\S+\.js)/.exec(page) ?? [];
      const file = await fetch(address + script);
      expect(file.status).to.equal(200);
      expect(await file.text()).not.to.equal('');
      expect(file.headers.get('cache-control')).to.equal('public, max-age=31536000, immutable');
    }));

  it('sends the files of the page compressed', () =>
    withServer(async ({ address }) => {
      const page = await (await fetch(address)).text();
      const [, script = ''] = /<script[^>]+src=(\S+\.js)/.exec(page) ?? [];
      for (const encoding of ['br', 'gzip']) {
        const file = await fetch(address + script, { headers: { 'accept-encoding': encoding } });
        expect(file.headers.get('content-encoding')).to.equal(encoding);
        expect(file.headers.get('vary')).to.include('Accept-Encoding');
      }
    }));

  it('lets the page load and talk to nothing but itself', () =>
    withServer(async ({ address }) => {
      const { headers } = await fetch(address);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).to.include("default-src 'none'").and.include("script-src 'self'");
      expect(policy).to.include(`connect-src 'self' ${address.replace('http', 'ws')}`);
      expect(policy).not.to.match(/unsafe|\*|data:|https?:/);
      expect(headers.get('x-content-type-options')).to.equal('nosniff');
      expect(headers.get('x-powered-by')).to.equal(null);
    }));

  it('has no page where a program asks for something that is not there', () =>
    withServer(async ({ address }) => {
      const program = await fetch(`${address}/nothing.json`, { headers: { accept: 'application/json' } });
      expect(program.status).to.equal(404);
      const lobby = await fetch(`${address}/games/salamandra/nothing`, { headers: { accept: 'text/html' } });
      expect(lobby.status).to.equal(404);
    }));

  it('answers a stock lobby client, and keeps its matches over a restart', () =>
    withDataDir(async (dir) => {
      const first = await startServer(dir);
      const lobby = new LobbyClient({ server: first.address });
      expect(await lobby.listGames()).to.deep.equal(['salamandra', 'feuersalamander']);
      const { matchID } = await lobby.createMatch('salamandra', { numPlayers: 3 });
      await lobby.joinMatch('salamandra', matchID, { playerID: '1', playerName: 'Maren' });
      expect(await first.stop()).to.equal(0);

      const second = await startServer(dir);
      const match = await new LobbyClient({ server: second.address }).getMatch('salamandra', matchID);
      expect(match.players.map(({ name }) => name)).to.deep.equal([undefined, 'Maren', undefined]);
      expect(await second.stop()).to.equal(0);
    }));

  it('lets stock clients create, join, play a whole game of two and leave', () =>
    withServer(async ({ address }) => {
      const { lobby, matchID, tickets, clients } = await stockTable(address);
      const random = randomFrom('stock evening');
      for (let state = known(clients); !state.G.over; state = known(clients)) {
        const { G, _stateID: before } = state;
        const [move, ...args] = pick(legalMoves(G, G.seat), random);
        clients[G.seat]?.moves[move]?.(...args);
        await Promise.all(clients.map((client) => until(client, ({ _stateID }) => _stateID > before)));
      }
      const { gameover } = await lobby.getMatch('salamandra', matchID);
      expect(gameover).to.have.property('scores');
      for (const client of clients) {
        expect(client.getState()?.ctx.gameover as unknown).to.deep.equal(gameover);
        client.stop();
      }
      for (const ticket of tickets) await lobby.leaveMatch('salamandra', matchID, ticket);
    }));

  it('ends while stock clients are connected, with what they have played', () =>
    withDataDir(async (dir) => {
      const server = await startServer(dir);
      const { clients } = await stockTable(server.address);
      const { G } = known(clients);
      const [move, ...args] = legalMoves(G, G.seat)[0] ?? ['pass'];
      clients[G.seat]?.moves[move]?.(...args);
      await Promise.all(clients.map((client) => until(client, (state) => state.G.acted)));
      expect(await server.stop()).to.equal(0);
      for (const client of clients) client.stop();
    }));
});

/** Two stock clients at a table that a stock lobby client has opened. */
async function stockTable(server: string) {
  const lobby = new LobbyClient({ server });
  const { matchID } = await lobby.createMatch('salamandra', { numPlayers: 2 });
  const tickets: (Ticket & { playerName: string })[] = [];
  for (const playerID of ['0', '1']) {
    const seat = { playerID, playerName: `Player ${playerID}` };
    const { playerCredentials: credentials } = await lobby.joinMatch('salamandra', matchID, seat);
    tickets.push({ ...seat, credentials });
  }
  const clients = tickets.map(({ playerID, credentials }) => sitDown(server, matchID, { playerID, credentials }));
  await Promise.all(clients.map((client) => until(client, () => true)));
  return { lobby, matchID, tickets, clients };
}

/** What all of them know. */
const known = ([client]: readonly StockClient[]): Known => client?.getState() as Known;

describe('A server that is asked to end', () => {
  it('finishes the answers that are under way, writes what it was told, and ends with 0', () =>
    withDataDir(async (dir) => {
      const server = await startServer(dir);
      const lobby = new LobbyClient({ server: server.address });
      const making = Array.from({ length: 20 }, () => lobby.createMatch('salamandra', { numPlayers: 2 }));
      await Promise.race(making);
      const ended = server.stop();
      const made = (await Promise.allSettled(making)).flatMap((one) =>
        one.status === 'fulfilled' ? [one.value.matchID] : [],
      );
      expect(await ended).to.equal(0);
      expect(made).not.to.deep.equal([]);
      expect(server.log()).to.include('Litha is closing');

      const again = await startServer(dir);
      const kept = new LobbyClient({ server: again.address });
      for (const id of made) expect((await kept.getMatch('salamandra', id)).matchID).to.equal(id);
      await again.stop();
    }));

  it('does not wait for connections that are only kept open', () =>
    withServer(async (server) => {
      const idle = connect(Number(new URL(server.address).port), 'localhost');
      await once(idle, 'connect');
      idle.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await once(idle, 'data');
      const closed = once(idle, 'close');
      expect(await server.stop()).to.equal(0);
      await closed;
    }));
});

describe('A wrong setting stops the server with its name', () => {
  const expectRefusal = async (env: NodeJS.ProcessEnv, message: RegExp) => {
    const { code, errors } = await failServer(env);
    expect(code).to.equal(1);
    expect(errors.trim()).to.match(message).and.not.include('\n');
  };

  it('PORT that is no number', () => expectRefusal({ PORT: 'eight' }, /^PORT must be a whole number/));

  it('PORT that another program has', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    await withDataDir((dir) => expectRefusal({ PORT: port, DATA_DIR: dir }, /^PORT \d+ cannot be listened on: /));
    other.close();
  });

  it('DATA_DIR that is a file', () =>
    expectRefusal({ PORT: '0', DATA_DIR: 'package.json' }, /^DATA_DIR cannot be used as a directory: /));

  it('DATA_DIR that another server uses', () =>
    withServer((_server, dir) => expectRefusal({ PORT: '0', DATA_DIR: dir }, /^DATA_DIR cannot be used: .*in use/)));

  it('DATABASE_URL where nobody answers, without its password', () =>
    withDataDir(async (dir) => {
      const env = { PORT: '0', DATA_DIR: dir, DATABASE_URL: 'postgres://litha:topsecret@127.0.0.1:1/litha' };
      const { code, errors } = await failServer(env);
      expect(code).to.equal(1);
      expect(errors)
        .to.match(/^DATABASE_URL cannot be used: /)
        .and.not.include('topsecret');
    }));

  it('DATA_DIR that is empty', () => expectRefusal({ PORT: '0', DATA_DIR: '' }, /^DATA_DIR must name a directory/));
});
