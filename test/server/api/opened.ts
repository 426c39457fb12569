/** The server in this process, with its own data and a clock that a test may turn. */
import { rm } from 'node:fs/promises';
import { createLog } from '../../../src/server/log.ts';
import { listen, type Parts } from '../../../src/server/server.ts';
import { readSettings } from '../../../src/server/settings.ts';
import { makeDataDir } from '../running.ts';

export interface OpenedServer {
  readonly address: string;
  /** Lines of the log so far. */
  readonly log: readonly string[];
  /** Turns the clock. */
  pass(ms: number): void;
  /** Has the server do what is due by then. */
  doChores(): Promise<void>;
  close(): Promise<void>;
}

/** Proxies on this machine are believed, so that each person of a test can have an address of their own. */
const ENV = { PORT: '0', NODE_ENV: 'production', LIMITS_SCALE: '1000', TRUSTED_PROXIES: '127.0.0.0/8, ::1' };

export async function openServer(env: NodeJS.ProcessEnv = {}, parts: Parts = {}): Promise<OpenedServer> {
  const dataDir = await makeDataDir();
  const log: string[] = [];
  let passed = 0;
  const server = await listen(readSettings({ ...ENV, DATA_DIR: dataDir, ...env }), {
    now: () => Date.now() + passed,
    log: createLog('debug', { write: (line: string) => void log.push(line) }),
    ...parts,
  });
  return {
    address: server.address,
    log,
    pass(ms) {
      passed += ms;
    },
    doChores: () => server.doChores(),
    async close() {
      await server.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** A server for one test. */
export async function withServer(
  use: (server: OpenedServer) => Promise<void>,
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const server = await openServer(env);
  try {
    await use(server);
  } finally {
    await server.close();
  }
}

/** One server for all tests of a suite. */
export function serverForAll(env: NodeJS.ProcessEnv = {}): () => OpenedServer {
  let server: OpenedServer;
  before(async () => {
    server = await openServer(env);
  });
  after(() => server.close());
  return () => server;
}
