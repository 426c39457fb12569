/** npm run load -- --matches 200 --seconds 20 [--database-url postgres://…] [--deltas] */
import { parseArgs } from 'node:util';
import { command } from '../../src/play/commands/command.ts';
import { withDataDir } from '../../test/server/running.ts';
import { compare } from './compare.ts';

const MOST_MATCHES = 500;
const MOST_SECONDS = 120;

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
    },
  });
  const matches = readNumber('--matches', values.matches, MOST_MATCHES);
  const seconds = readNumber('--seconds', values.seconds, MOST_SECONDS);
  const databaseUrl = values['database-url'] === undefined ? null : readAddress(values['database-url']);
  const line = await withDataDir((dataDir) =>
    compare({ matches, seconds, deltas: values.deltas, store: { databaseUrl, dataDir } }),
  );
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
