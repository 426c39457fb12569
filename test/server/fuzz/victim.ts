/** The real server as a process of its own, which also answers what goes on inside it. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LogEntry, State } from 'boardgame.io';
import { createLog } from '../../../src/server/log.ts';
import { listen } from '../../../src/server/server.ts';
import { readSettings } from '../../../src/server/settings.ts';
import { openStore } from '../../../src/server/store/index.ts';
import type { ChatLine } from '../../../src/server/store/contract/chats.ts';
import type { MatchRecord } from '../../../src/server/store/contract/match.ts';
import type { Store } from '../../../src/server/store/store.ts';

export interface Kept {
  readonly record: MatchRecord;
  readonly initial: State;
  readonly log: LogEntry[];
  /** What players said to each other. */
  readonly talk: ChatLine[];
}

export interface Inside {
  /** Bytes that are in use after everything else is thrown away. */
  readonly heap: number;
  /** What prototypes of the language have that they had not at the start. */
  readonly polluted: readonly string[];
  /** Lines of the log that call for an operator. */
  readonly errors: readonly string[];
  readonly matches: readonly Kept[];
}

export interface Victim {
  readonly address: string;
  look(matches: readonly string[]): Promise<Inside>;
  /** What it wrote beside its log. */
  complaints(): string;
  /** Never resolves; fails when the process ends unasked. */
  readonly dies: Promise<never>;
  stop(): Promise<void>;
}

export async function startVictim(dataDir: string, databaseUrl: string | null): Promise<Victim> {
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, LIMITS_SCALE: '10000', PORT: '0' };
  const server = fork(fileURLToPath(import.meta.url), {
    execArgv: ['--import', 'tsx', '--expose-gc'],
    env: { ...env, TRUSTED_PROXIES: '127.0.0.0/8,::1', ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const end = () => server.kill('SIGKILL');
  process.once('exit', end);
  const exit = once(server, 'exit');
  let complaints = '';
  server.stderr?.on('data', (chunk) => (complaints += String(chunk)));
  const dies = exit.then(([code, signal]): never => {
    throw new Error(`the server died: ${code ?? signal} ${complaints}`);
  });
  dies.catch(() => undefined);
  const answer = async () => ((await Promise.race([once(server, 'message'), dies])) as [unknown])[0];
  return {
    address: (await answer()) as string,
    dies,
    complaints: () => complaints,
    async look(matches) {
      server.send(matches);
      return (await answer()) as Inside;
    },
    async stop() {
      process.off('exit', end);
      server.kill('SIGTERM');
      await exit;
    },
  };
}

const PROTOTYPES = { Object, Array, Function, String, Number, Promise, Map };

const onPrototypes = (): string[] =>
  Object.entries(PROTOTYPES).flatMap(([name, { prototype }]) =>
    Reflect.ownKeys(prototype).map((key) => `${name}.prototype.${String(key)}`),
  );

async function kept({ matches, chats }: Store, id: string): Promise<Kept> {
  return {
    record: (await matches.get(id)) as MatchRecord,
    initial: (await matches.initial(id)) as State,
    log: (await matches.log(id)) as LogEntry[],
    talk: await chats.list(id, 'players', 1000),
  };
}

async function serve(): Promise<void> {
  const clean = new Set(onPrototypes());
  const settings = readSettings(process.env);
  const store = await openStore(settings);
  const errors: string[] = [];
  let time = Date.now();
  const server = await listen(settings, {
    store,
    log: createLog('error', { write: (line: string) => void errors.push(line) }),
    // whenever it looks, a tenth of a second has passed: no limit keeps anything from the rest of the server
    now: () => (time += 100),
  });
  process.on('message', (ids: string[]) => {
    void (async () => {
      const matches: Kept[] = [];
      for (const id of ids) matches.push(await kept(store, id));
      globalThis.gc?.();
      const heap = process.memoryUsage().heapUsed;
      const polluted = onPrototypes().filter((name) => !clean.has(name));
      process.send?.({ heap, polluted, errors, matches } satisfies Inside);
    })();
  });
  process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
  process.send?.(server.address);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serve();
