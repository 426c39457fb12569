/** A process of its own that writes steps to a store as fast as it can, and says which ones were acknowledged. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openStore } from '../../../src/server/store/index.ts';
import { newMatch, step } from './fixtures.ts';

const MATCHES = 20;

/** Resolves when it has written something. */
export async function startWriter(dataDir: string, databaseUrl: string | null = null) {
  const writer = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(import.meta.url)], {
    env: { ...process.env, WRITER_DIR: dataDir, WRITER_URL: databaseUrl ?? '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = () => writer.kill('SIGKILL');
  process.once('exit', end);
  const acknowledged = new Map<string, number>();
  const lines = createInterface(writer.stdout);
  lines.on('line', (line) => {
    const [id = '', stateId] = line.split(' ');
    acknowledged.set(id, Number(stateId));
  });
  await Promise.race([once(lines, 'line'), once(writer, 'exit')]);
  return {
    /** In the middle of it; then what had been acknowledged: match → state. */
    async kill(): Promise<ReadonlyMap<string, number>> {
      const closed = once(lines, 'close');
      end();
      await closed;
      process.off('exit', end);
      return acknowledged;
    },
  };
}

async function write(): Promise<void> {
  const { WRITER_DIR = '', WRITER_URL = '' } = process.env;
  const store = await openStore({ databaseUrl: WRITER_URL === '' ? null : WRITER_URL, dataDir: WRITER_DIR });
  const writeOn = async (id: string) => {
    await store.matches.create(newMatch(id));
    for (let after = 0; ; after++) {
      await store.matches.append(id, step(after));
      process.stdout.write(`${id} ${after + 1}\n`);
    }
  };
  await Promise.all(Array.from({ length: MATCHES }, (_, index) => writeOn(`m${index}`)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await write();
