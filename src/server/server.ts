/** boardgame.io's server with every game registered, behind our guards, with our routes and the site beside it. */
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Server } from 'boardgame.io/server';
import { GAMES } from '../games/index.ts';
import { accountOf } from './accounts/session.ts';
import { household, realAddress } from './addresses.ts';
import { addRoutes } from './api/index.ts';
import { NO_DATABASE } from './boardgame.ts';
import { Chores } from './chores.ts';
import { dailySeed } from './daily/day.ts';
import { deadlines } from './deadlines.ts';
import { addGuards } from './guards/index.ts';
import { RequestLimits } from './guards/limits.ts';
import { isOwnOrigin } from './guards/origin.ts';
import { createLog, type Log } from './log.ts';
import { Mailer } from './mail/mailer.ts';
import { createMetrics, type Metrics, timed } from './metrics.ts';
import { createNotifier } from './notify/index.ts';
import { preview } from './preview.ts';
import { counting } from './results/counting.ts';
import type { Services } from './services.ts';
import { SettingError, type Settings } from './settings.ts';
import { site } from './site.ts';
import { openStore } from './store/index.ts';
import type { Store } from './store/store.ts';
import { LIMITS } from './tables/limits.ts';
import { Tables } from './tables/tables.ts';
import { tidying } from './tidy.ts';

const DIST = join(import.meta.dirname, '../../dist');

/** Whoever has not sent a whole request by then is cut off. */
const REQUEST_MS = 30_000;
/** How long answers that are under way may take when the server is asked to end. */
const FAREWELL_MS = 10_000;

export interface RunningServer {
  readonly address: string;
  /** Does at once what the server else does by the clock. */
  doChores(): Promise<void>;
  close(): Promise<void>;
}

/** What a test may bring along. */
export interface Parts {
  readonly now?: () => number;
  readonly log?: Log;
  readonly store?: Store;
}

export async function listen(settings: Settings, parts: Parts = {}): Promise<RunningServer> {
  const { now = Date.now, log = createLog(settings.logLevel) } = parts;
  const metrics = createMetrics();
  const store = timed(parts.store ?? (await openKeptStore(settings)), metrics);
  const publicUrl = () => settings.publicUrl ?? addressOf(http);
  const tables = new Tables({
    store,
    now,
    log,
    metrics,
    accountOf: (cookies) => accountOf(store, cookies, now),
    isAllowedOrigin: (from) => isOwnOrigin(from, publicUrl()),
    addressOf: (request) => household(realAddress(request, settings.trustedProxies)),
    limits: scaledLimits(settings.limitsScale),
    isShared: settings.databaseUrl !== null,
  });
  const mailer = settings.mail && new Mailer(settings.mail, log);
  const limits = new RequestLimits(now, settings.limitsScale);
  const notifier = await createNotifier({ store, mailer, log, now, publicUrl }, settings);
  const services: Services = {
    store,
    tables,
    limits,
    mailer,
    notifier,
    dailySeed: await dailySeed(store),
    log,
    now,
    publicUrl,
  };
  const server = createServer(services, tables, metrics, settings);
  // koa-socket-2 keeps it on the app, and no type says so
  const { server: http } = server.app as typeof server.app & { server: HttpServer };
  http.requestTimeout = REQUEST_MS;
  await Promise.race([server.run(settings.port), refusedPort(http, settings.port)]).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const chores = new Chores(
    [...tables.chores, tidying(services), deadlines(services), counting(services), ...notifier.chores],
    log,
  );
  await chores.runAll();
  const close = async () => {
    await chores.stop();
    const ended = endOf(http);
    await tables.close();
    await ended;
    await mailer?.close();
    await store.close();
  };
  let closing: Promise<void> | undefined;
  return { address: addressOf(http), doChores: () => chores.runAll(), close: () => (closing ??= close()) };
}

function createServer(services: Services, tables: Tables, metrics: Metrics, settings: Settings) {
  const server = Server({
    games: Object.values(GAMES).map(({ game }) => game),
    db: NO_DATABASE,
    // the site is served from here, so nobody else's page has any business
    origins: [],
    transport: tables,
  });
  const { app, router } = server;
  const dir = join(DIST, settings.production ? 'site' : 'dev');
  // Koa itself would write to stderr, past the log, whatever a stranger's bytes bring about
  app.silent = true;
  app.on('error', (error: unknown) => services.log.warn({ err: error }, 'an answer was cut off'));
  addGuards(app, services, metrics, settings);
  app.use(preview(dir, services));
  app.use(site(dir, settings.production));
  addRoutes(router, services, metrics, settings);
  return server;
}

const addressOf = (http: HttpServer): string => `http://localhost:${(http.address() as AddressInfo).port}`;

async function openKeptStore(settings: Settings): Promise<Store> {
  try {
    return await openStore(settings);
  } catch (error) {
    const name = settings.databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';
    throw new SettingError(name, `cannot be used: ${(error as Error).message}`);
  }
}

/** A school behind one address opens many sockets; what one socket may send stays the same. */
const scaledLimits = (scale: number) => ({
  connectionsPerAddress: LIMITS.connectionsPerAddress * scale,
  newConnectionsPerAddress: scaledRate(LIMITS.newConnectionsPerAddress, scale),
  packetsPerAddress: scaledRate(LIMITS.packetsPerAddress, scale),
});

const scaledRate = ({ perSecond, burst }: { perSecond: number; burst: number }, scale: number) => ({
  perSecond: perSecond * scale,
  burst: burst * scale,
});

/** Takes nobody new, and waits until everybody has an answer; not for ever. */
const endOf = (http: HttpServer): Promise<void> =>
  new Promise((resolve) => {
    const patience = setTimeout(() => http.closeAllConnections(), FAREWELL_MS);
    // a connection that has had its answer would be kept for the next request
    http.keepAliveTimeout = 1;
    http.close(() => {
      clearTimeout(patience);
      resolve();
    });
  });

/** boardgame.io waits for ever where a port cannot be had. */
const refusedPort = (http: HttpServer, port: number): Promise<never> =>
  new Promise((_resolve, reject) => {
    http.once('error', (error) => {
      reject(new SettingError('PORT', `${port} cannot be listened on: ${error.message}.`));
    });
  });
