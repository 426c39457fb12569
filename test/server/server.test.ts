import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect } from 'chai';
import { Client, LobbyClient } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { Salamandra } from '../../src/games/salamandra/game.ts';
import { legalMoves } from '../../src/games/salamandra/rules/index.ts';
import type { G } from '../../src/games/salamandra/rules/state.ts';
import { buildSite } from '../web/site.ts';
import { failServer, type RunningServer, startServer, withDataDir } from './running.ts';

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
  before(buildSite);

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
      expect(await lobby.listGames()).to.deep.equal(['salamandra']);
      const { matchID } = await lobby.createMatch('salamandra', { numPlayers: 3 });
      await lobby.joinMatch('salamandra', matchID, { playerID: '1', playerName: 'Maren' });
      expect(await first.stop()).to.equal(0);

      const second = await startServer(dir);
      const match = await new LobbyClient({ server: second.address }).getMatch('salamandra', matchID);
      expect(match.players.map(({ name }) => name)).to.deep.equal([undefined, 'Maren', undefined]);
      expect(await second.stop()).to.equal(0);
    }));

  it('lets stock clients play over sockets, and ends while they are connected', () =>
    withDataDir(async (dir) => {
      const server = await startServer(dir);
      const lobby = new LobbyClient({ server: server.address });
      const { matchID } = await lobby.createMatch('salamandra', { numPlayers: 2 });
      const clients: AnyClient[] = [];
      for (const playerID of ['0', '1']) {
        const { playerCredentials } = await lobby.joinMatch('salamandra', matchID, {
          playerID,
          playerName: playerID,
        });
        clients.push(join(server.address, matchID, playerID, playerCredentials));
      }
      await Promise.all(clients.map((client) => until(client, (state) => state !== null)));
      const opening = clients[0]?.getState()?.G as G;
      const [move, ...args] = legalMoves(opening, opening.seat)[0] ?? ['pass'];
      clients[opening.seat]?.moves[move]?.(...args);
      await Promise.all(clients.map((client) => until(client, (state) => state?.G.acted === true)));
      expect(await server.stop()).to.equal(0);
      for (const client of clients) client.stop();
    }));
});

type AnyClient = ReturnType<typeof Client<G>>;

function join(server: string, matchID: string, playerID: string, credentials: string): AnyClient {
  const multiplayer = SocketIO({ server });
  const client = Client<G>({ game: Salamandra, multiplayer, matchID, playerID, credentials, debug: false });
  client.start();
  return client;
}

function until(client: AnyClient, holds: (state: ReturnType<AnyClient['getState']>) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (holds(client.getState())) resolve();
    };
    client.subscribe(look);
    look();
  });
}

describe('A wrong setting stops the server with its name', () => {
  const expectRefusal = async (env: NodeJS.ProcessEnv, message: RegExp) => {
    const { code, errors } = await failServer(env);
    expect(code).to.equal(1);
    expect(errors.trim()).to.match(message).and.not.include('\n');
  };

  for (const port of ['eight', '', '65536', '-1', '80.5', ' 80']) {
    it(`PORT "${port}"`, () => expectRefusal({ PORT: port }, /^PORT must be a whole number from 0 to 65535/));
  }

  it('PORT that another program has', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    await withDataDir((dir) => expectRefusal({ PORT: port, DATA_DIR: dir }, /^PORT \d+ cannot be listened on: /));
    other.close();
  });

  it('DATA_DIR that is a file', () =>
    expectRefusal({ PORT: '0', DATA_DIR: 'package.json' }, /^DATA_DIR cannot be used as a directory: /));

  it('DATA_DIR that is empty', () => expectRefusal({ PORT: '0', DATA_DIR: '' }, /^DATA_DIR must name a directory/));
});
