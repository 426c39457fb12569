/** boardgame.io's server with every game registered, and the site beside it. */
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { FlatFile, Server, SocketIO } from 'boardgame.io/server';
import type { Server as SocketServer, ServerOptions } from 'socket.io';
import { GAMES } from '../games/index.ts';
import { SettingError, type Settings } from './settings.ts';
import { site } from './site.ts';

const DIST = join(import.meta.dirname, '../../dist');

export interface RunningServer {
  readonly address: string;
  close(): Promise<void>;
}

export async function listen({ port, dataDir, production }: Settings): Promise<RunningServer> {
  const server = Server({
    games: Object.values(GAMES).map(({ game }) => game),
    db: new FlatFile({ dir: join(dataDir, 'matches') }),
    // the site is served from here, so nobody else's page has any business; for sockets only this key is heeded
    origins: [],
    transport: new SocketIO({ socketOpts: { cors: { origin: false } } as ServerOptions }),
  });
  server.app.use(site(join(DIST, production ? 'site' : 'dev'), production));
  // koa-socket-2 keeps both on the app, and no type says so
  const { server: http, _io: sockets } = server.app as typeof server.app & { server: HttpServer; _io: SocketServer };
  await Promise.race([server.run(port), refusedPort(http, port)]);
  return {
    address: `http://localhost:${(http.address() as AddressInfo).port}`,
    // cuts the sockets, then lets answers under way be finished
    close: () => sockets.close(),
  };
}

/** boardgame.io waits for ever where a port cannot be had. */
const refusedPort = (http: HttpServer, port: number): Promise<never> =>
  new Promise((_resolve, reject) => {
    http.once('error', (error) => {
      reject(new SettingError('PORT', `${port} cannot be listened on: ${error.message}.`));
    });
  });
