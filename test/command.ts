/** Commands as they are typed. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';

const ROOT = join(import.meta.dirname, '..');
/** A whole game told step by step. */
const MOST_OUTPUT = 1 << 28;

export type Command = (...args: string[]) => Promise<{ readonly stdout: string; readonly stderr: string }>;

export const commandIn =
  (file: string): Command =>
  (...args) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', file, ...args], { cwd: ROOT, maxBuffer: MOST_OUTPUT });

/** It says in one line what is wrong, and fails. */
export async function expectRefusal(command: Command, args: readonly string[], problem: string): Promise<void> {
  const failure = await command(...args).then(
    () => null,
    (error: { code: number; stderr: string }) => error,
  );
  expect(failure).to.deep.include({ code: 1, stderr: problem });
}
