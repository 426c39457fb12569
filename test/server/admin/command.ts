/** The operator's command, as it is typed and as it is called. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { operate } from '../../../src/server/admin/operate.ts';

const ROOT = join(import.meta.dirname, '../../..');

export interface Ended {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
  /** Each line of the output. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the shape is what is being tested
  readonly lines: any[];
}

/** In this process: to start one takes far longer than what it does. */
export async function admin(env: NodeJS.ProcessEnv, ...args: string[]): Promise<Ended> {
  let output = '';
  const [ended] = await Promise.allSettled([
    operate(args, { ...process.env, ...env }, (told) => {
      output += told;
    }),
  ]);
  return ended.status === 'fulfilled'
    ? asEnded(0, output, '')
    : asEnded(1, output, `${(ended.reason as Error).message}\n`);
}

/** In a process of its own. */
export async function typedAdmin(env: NodeJS.ProcessEnv, ...args: string[]): Promise<Ended> {
  const run = spawn(process.execPath, ['--import', 'tsx', 'src/server/admin/admin.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([
    text(run.stdout),
    text(run.stderr),
    once(run, 'exit') as Promise<[number]>,
  ]);
  return asEnded(code, output, errors);
}

function asEnded(code: number, output: string, errors: string): Ended {
  const isLines = /^\{.*\}$/m.test(output);
  return {
    code,
    output,
    errors,
    lines: isLines
      ? output
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
      : [],
  };
}
