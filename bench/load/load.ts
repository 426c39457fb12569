/** npm run load -- --matches 200 --seconds 20 [--database-url postgres://…] [--deltas] | [--processes 2] */
import { parseArgs } from 'node:util';
import { command } from '../../src/play/commands/command.ts';
import { withDataDir } from '../../test/server/running.ts';
import { compare } from './compare.ts';

const MOST_MATCHES = 500;
const MOST_SECONDS = 120;
const MOST_PROCESSES = 8;

await command(async () => {
  const { values } = parseArgs({
    options: {
      matches: { type: 'string', default: '200' },
      // on each server
      seconds: { type: 'string', default: '20' },
      // an empty one: what is played stays there
      'database-url': { type: 'string' },
      // a third server: the peer, sending what changed only
      deltas: { type: 'boolean', default: false },
      // so many beside one, on a Postgres that is started for it
      processes: { type: 'string' },
    },
  });
  const matches = readNumber('--matches', values.matches, MOST_MATCHES);
  const seconds = readNumber('--seconds', values.seconds, MOST_SECONDS);
  const databaseUrl = values['database-url'] === undefined ? null : readAddress(values['database-url']);
  const processes =
    values.processes === undefined ? null : readNumber('--processes', values.processes, MOST_PROCESSES);
  const line = await withDataDir(async (dataDir) => {
    if (processes === null) {
      return compare({ matches, seconds, deltas: values.deltas, store: { databaseUrl, dataDir } });
    }
    // not before it is needed: what starts a Postgres ends every process that has loaded it with 0
    const { compareProcesses } = await import('./processes.ts');
    return compareProcesses({ matches, seconds, processes, dataDir });
  });
  process.stdout.write(`${JSON.stringify(line)}\n`);
});

function readNumber(name: string, value: string, most: number): number {
  const number = /^\d+$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > most) throw new Error(`${name}: "${value}" is no whole number from 1 to ${most}`);
  return number;
}

function readAddress(value: string): string {
  if (!/^postgres(ql)?:\/\/./.test(value))
    throw new Error('--database-url: must look like postgres://user:password@host:5432/name');
  return value;
}
