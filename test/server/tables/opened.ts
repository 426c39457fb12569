/** The real tables on a real HTTP server and a real SQLite, in this process; and sockets that remember what they hear. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game, StorageAPI } from 'boardgame.io';
import { Server } from 'boardgame.io/server';
import { io, type Socket } from 'socket.io-client';
import { type AnyGame, GAMES } from '../../../src/games/index.ts';
import { hashOf } from '../../../src/server/accounts/secrets.ts';
import { openStore } from '../../../src/server/store/index.ts';
import type { Beat } from '../../../src/server/tables/beat.ts';
import type { MatchRecord, NewMatch } from '../../../src/server/store/contract/match.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { createInitialState, type Limits, Tables } from '../../../src/server/tables/index.ts';
import { newMatch } from '../store/fixtures.ts';
import { atOnce, byTurns } from './tinker.ts';

const MODULES: Record<string, AnyGame> = { ...GAMES, byTurns, atOnce };

/** Tests are faster than people. */
const FAST = { perSecond: 100_000, burst: 100_000 };
const RELAXED: Partial<Limits> = { packetsPerSocket: FAST, packetsPerAccount: FAST, packetsPerAddress: FAST };

export interface Logged {
  level: string;
  facts: Record<string, unknown>;
  message: string;
}

export interface House {
  readonly address: string;
  readonly store: Store;
  readonly tables: Tables;
  readonly logged: Logged[];
  readonly refusals: string[];
  /** Seats people, each by the credentials `secret-n`, and by the account `player-n` if there is one. */
  readonly seat: (match: string, seats?: readonly number[]) => Promise<MatchRecord>;
  readonly match: (options?: Partial<NewMatch>) => Promise<string>;
  readonly account: (id: string, name?: string) => Promise<string>;
  readonly connect: (namespace: string, options?: EarOptions) => Ear;
}

interface EarOptions {
  readonly account?: string;
  readonly origin?: string;
  /** Where it pretends to come from. */
  readonly address?: string;
  readonly headers?: Record<string, string>;
  /** Asks again and again instead of opening a WebSocket. */
  readonly polls?: boolean;
}

interface Options {
  readonly store?: (store: Store) => Store;
  readonly limits?: Partial<Limits>;
  readonly dir?: string;
  readonly now?: () => number;
  readonly beat?: Beat;
}

export async function withDir(use: (dir: string) => Promise<void>): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'litha-tables-'));
  try {
    await use(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

export const withTables = (use: (house: House) => Promise<void>, options: Options = {}): Promise<void> =>
  options.dir === undefined
    ? withDir((dir) => withTables(use, { ...options, dir }))
    : withTablesIn(options.dir, use, options);

async function withTablesIn(dir: string, use: (house: House) => Promise<void>, options: Options): Promise<void> {
  const real = await openStore({ databaseUrl: null, dataDir: dir });
  const store = options.store ? options.store(real) : real;
  const logged: Logged[] = [];
  const refusals: string[] = [];
  const note = (level: string) => (facts: object, message: string) => {
    logged.push({ level, facts: { ...facts }, message });
  };
  const tables = new Tables({
    store,
    now: options.now ?? Date.now,
    log: { info: note('info'), warn: note('warn'), error: note('error') },
    accountOf: async (cookies) => {
      const [, id] = /session=([\w-]+)/.exec(cookies ?? '') ?? [];
      return id === undefined ? null : real.accounts.get(id);
    },
    isAllowedOrigin: (origin) => origin === undefined || origin === 'http://litha.test',
    addressOf: ({ headers, socket }) => String(headers['x-test-address'] ?? socket.remoteAddress),
    metrics: {
      moveAccepted: () => undefined,
      moveRefused: (reason) => refusals.push(reason),
      socketsOpen: () => undefined,
    },
    modules: MODULES,
    limits: { ...RELAXED, ...options.limits },
    ...(options.beat && { beat: options.beat }),
  });
  const server = Server({
    games: Object.values(MODULES).map(({ game }) => game as Game),
    db: { type: () => 1, connect: () => Promise.resolve() } as unknown as StorageAPI.Async,
    origins: [],
    transport: tables,
  });
  const { server: http } = server.app as typeof server.app & { server: HttpServer };
  await once(http.listen(0), 'listening');
  const address = `http://localhost:${(http.address() as AddressInfo).port}`;
  const ears: Ear[] = [];
  let made = 0;
  try {
    await use({
      address,
      store: real,
      tables,
      logged,
      refusals,
      async match(match = {}) {
        made += 1;
        const id = `match-${made}`;
        const game = match.game ?? 'salamandra';
        const module = MODULES[game] as AnyGame;
        const initial = createInitialState(module, match.players ?? 2, {});
        const toAct = [module.rules.toAct(initial.G)].filter((seat) => seat !== null);
        await real.matches.create(newMatch(id, { options: {}, createdAt: Date.now(), initial, toAct, ...match }));
        return id;
      },
      async seat(id, seats = [0, 1]) {
        for (const seat of seats) {
          const accountId = (await real.accounts.get(`player-${seat}`))?.id ?? null;
          const credentialsHash = hashOf(`secret-${seat}`);
          const holder = { accountId, name: `Player ${seat}`, colour: null, credentialsHash };
          await real.matches.takeSeat(id, seat, holder, Date.now());
        }
        return (await real.matches.get(id)) as MatchRecord;
      },
      async account(id, name = id) {
        await real.accounts.create({ id, name, email: null, language: 'en', createdAt: Date.now() });
        return id;
      },
      connect(namespace, ear = {}) {
        const connected = new Ear(`${address}/${namespace}`, ear);
        ears.push(connected);
        return connected;
      },
    });
  } finally {
    for (const ear of ears) ear.close();
    await tables.close();
    const closed = once(http, 'close');
    http.close();
    http.closeAllConnections();
    await closed;
    await real.close();
  }
}

export interface Packet {
  event: string;
  args: unknown[];
}

/** A socket that keeps everything it hears. */
export class Ear {
  readonly socket: Socket;
  readonly heard: Packet[] = [];
  readonly #waiting = new Set<() => void>();
  #read = 0;

  constructor(url: string, { account, origin, address, headers, polls = false }: EarOptions) {
    this.socket = io(url, {
      transports: [polls ? 'polling' : 'websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: {
        ...headers,
        ...(account === undefined ? {} : { cookie: `session=${account}` }),
        ...(origin === undefined ? {} : { origin }),
        ...(address === undefined ? {} : { 'x-test-address': address }),
      },
    });
    const hear = (event: string, ...args: unknown[]) => {
      this.heard.push({ event, args });
      for (const look of this.#waiting) look();
    };
    this.socket.onAny(hear);
    for (const event of ['connect', 'disconnect', 'connect_error']) {
      this.socket.on(event, (...args: unknown[]) => hear(event, ...args));
    }
  }

  send(event: string, ...args: unknown[]): void {
    this.socket.emit(event, ...args);
  }

  /** The next packet of this kind, or one of these, that has not been asked for yet; those before it count as read. */
  async next(
    event: string | readonly string[],
    fits: (...args: unknown[]) => boolean = () => true,
  ): Promise<unknown[]> {
    for (;;) {
      while (this.#read < this.heard.length) {
        const packet = this.heard[this.#read] as Packet;
        this.#read += 1;
        if ([event].flat().includes(packet.event) && fits(...packet.args)) return packet.args;
      }
      await new Promise<void>((resolve) => {
        const look = () => {
          this.#waiting.delete(look);
          resolve();
        };
        this.#waiting.add(look);
      });
    }
  }

  /** Sits down, or watches, and is up to date after it. */
  async sync(matchId: string, playerID: string | null = null, credentials?: string): Promise<Synced> {
    this.send('sync', matchId, playerID, credentials);
    const [, info] = await this.next('sync');
    const [, { seat }] = (await this.next('seated')) as [string, { seat: number | null }];
    return { ...(info as Omit<Synced, 'seat'>), seat };
  }

  async refusal(): Promise<string> {
    const [, { error }] = (await this.next('refused')) as [string, { error: string }];
    return error;
  }

  /** Everything that was sent to it before now has arrived after this. */
  async settled(): Promise<void> {
    this.send('update', { type: 'FENCE' }, 0, 'fence', null);
    await this.next('refused', (_id, refusal) => (refusal as { error: string }).error === 'actionNotAllowed');
  }

  count(event: string): number {
    return this.heard.filter((packet) => packet.event === event).length;
  }

  close(): void {
    this.socket.close();
  }
}

export interface Synced {
  state: { G: unknown; ctx: Record<string, unknown>; plugins: unknown; _undo: unknown[]; _stateID: number };
  log: { action: { type: string; payload: { playerID: string; args: unknown } }; metadata?: unknown }[];
  initialState: { G: unknown; plugins: unknown };
  filteredMetadata: unknown[];
  seat: number | null;
}

export const makeMove = (playerID: string, type: string, ...args: unknown[]) => ({
  type: 'MAKE_MOVE',
  payload: { type, args, playerID },
});

export const UNDO = { type: 'UNDO', payload: { type: null, args: null, playerID: null } };
