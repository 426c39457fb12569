/** The operator's command as it is typed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const ROOT = join(import.meta.dirname, '../../..');

export interface Ended {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
  /** Each line of the output. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the shape is what is being tested
  readonly lines: any[];
}

export async function admin(env: NodeJS.ProcessEnv, ...args: string[]): Promise<Ended> {
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
