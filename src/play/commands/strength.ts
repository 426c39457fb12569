/** npm run strength: the table of strength in docs/bots.md; npm run strength -- medium,easy: only this line of it */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Line, LINES, measure, nameOf } from '../strength.ts';
import { command } from './command.ts';

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string', default: 'strength' } },
  });
  const lines = positionals.length > 0 ? positionals.map(lineCalled) : LINES;
  await measure(
    lines,
    values.seed,
    availableParallelism(),
    (outcome) => {
      process.stdout.write(`${JSON.stringify(outcome)}\n`);
      if (outcome.errors > 0) process.exitCode = 1;
    },
    (line, done) =>
      process.stderr.write(`\r${nameOf(line)}: ${done}/${line.games} games${done === line.games ? '\n' : ''}`),
  );
});

function lineCalled(name: string): Line {
  const line = LINES.find((each) => nameOf(each) === name);
  if (!line) throw new Error(`the table has no line "${name}": ${LINES.map(nameOf).join(' ')}`);
  return line;
}
