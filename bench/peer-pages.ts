/** The pages in `pages/`, which stand beside the site in a benchmark: built in the same run, by the same builder. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext } from 'playwright-core';

const ROOT = join(import.meta.dirname, '..');
const BUILT = 'dist/bench';
/** They need no server: whatever is asked of this address comes from what was built. */
const ADDRESS = 'https://peers.test';

export type PeerPage = 'bare-client' | 'bare-list';

export const peerAddress = (page: PeerPage): string => `${ADDRESS}/${page}.html`;

const build = ['parcel', 'build', 'bench/pages', '--dist-dir', BUILT, '--no-source-maps', '--no-autoinstall'];

export async function servePeerPages(context: BrowserContext): Promise<void> {
  await promisify(execFile)('npx', build, { cwd: ROOT });
  await context.route(`${ADDRESS}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(ROOT, BUILT, pathname) });
  });
}
