import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Mode } from '../server/running.ts';

const ROOT = join(import.meta.dirname, '../..');

/** For development it is built as `npm run dev` does, but once and without the connection that reloads the page. */
const OPTIONS: Record<Mode, readonly string[]> = {
  production: [],
  development: ['--dist-dir', 'dist/dev', '--no-optimize', '--no-scope-hoist'],
};

const built = new Map<Mode, Promise<unknown>>();

/** Builds the site, once for all tests; the builder's own cache spares what is not stale. */
export async function buildSite(mode: Mode): Promise<void> {
  // two builders at once would stand in each other's way
  if (process.env.SITE_IS_BUILT === 'yes') return;
  const building =
    built.get(mode) ??
    promisify(execFile)('npm', ['run', 'build', '--', ...OPTIONS[mode]], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: mode },
    });
  built.set(mode, building);
  await building;
}
