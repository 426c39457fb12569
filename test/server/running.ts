/** The real server as a process of its own, on a free port with a data directory of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** What `npm start` and what `npm run dev` set. */
export type Mode = 'production' | 'development';

function run(env: NodeJS.ProcessEnv, script = 'server.ts'): ChildProcess {
  const server = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // a test that fails half-way leaves nothing running
  const end = () => server.kill();
  process.once('exit', end);
  server.once('exit', () => process.off('exit', end));
  return server;
}

const read = async (stream: NodeJS.ReadableStream | null): Promise<string> => {
  let text = '';
  for await (const chunk of stream ?? []) text += String(chunk);
  return text;
};

export interface RunningServer {
  readonly address: string;
  /** All that it has written to its log so far. */
  log(): string;
  /** Asks it to end, as a system would, and says with which code it did. */
  stop(): Promise<number>;
  signal(name: NodeJS.Signals): void;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** What tests do in a second from one address would be too much for a person. */
const GENEROUS = { LIMITS_SCALE: '1000' };

export const startServer = (dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<RunningServer> =>
  startScript('server.ts', { DATA_DIR: dataDir, ...GENEROUS, ...env });

/** Any server that says in its log where it is open. */
export async function startScript(script: string, env: NodeJS.ProcessEnv): Promise<RunningServer> {
  const server = run({ PORT: '0', ...env }, script);
  const errors = read(server.stderr);
  const exit = once(server, 'exit') as Promise<[number]>;
  let log = '';
  const opened = new Promise<string>((resolve) => {
    // to the end: a server whose log nobody reads would stop
    server.stdout?.on('data', (chunk) => {
      log += String(chunk);
      const [, address] = / is open at ([^\s"]+)/.exec(log) ?? [];
      if (address) resolve(address);
    });
  });
  const failed = exit.then(async ([code]) => {
    throw new Error(`the server ended with ${code}: ${log}${await errors}`);
  });
  const address = await Promise.race([opened, failed]);
  failed.catch(() => undefined);
  return {
    address,
    log: () => log,
    async stop() {
      server.kill('SIGTERM');
      const [code] = await exit;
      return code;
    },
    signal(name) {
      server.kill(name);
    },
    async kill() {
      server.kill('SIGKILL');
      await exit;
    },
  };
}

/** Starts a server that is expected to refuse, and says how it did. */
export async function failServer(env: NodeJS.ProcessEnv): Promise<{ code: number; errors: string }> {
  const server = run(env);
  const errors = read(server.stderr);
  const [code] = (await once(server, 'exit')) as [number];
  return { code, errors: await errors };
}

export const makeDataDir = (): Promise<string> => mkdtemp(join(tmpdir(), 'litha-'));

export async function withDataDir<T>(use: (dir: string) => Promise<T>): Promise<T> {
  const dir = await makeDataDir();
  try {
    return await use(dir);
  } finally {
    await rm(dir, { recursive: true });
  }
}
