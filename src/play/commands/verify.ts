/** npm run verify -- FILE [--steps] */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Step, verify } from '../verify.ts';
import { command } from './command.ts';

const print = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);

await command(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { steps: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (!file) throw new Error('which match? npm run verify -- FILE [--steps]');
  const verified = verify(readFileSync(file, 'utf8'), values.steps ? (step: Step) => print(step) : undefined);
  print(verified);
});
