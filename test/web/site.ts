import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');
let built: Promise<unknown> | null = null;

/** Builds the site, once for all tests; the builder's own cache spares what is not stale. */
export async function buildSite(): Promise<void> {
  built ??= promisify(execFile)('npm', ['run', 'build'], { cwd: ROOT });
  await built;
}
