/** How much script the browser loads before anything can be seen, and how much more before anything can be played. */
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import type { Site } from '../test/web/visit.ts';
import { peerAddress, servePeerPages } from './peer-pages.ts';

interface Line {
  benchmark: string;
  kB: number;
  goal: number;
  peer: string;
  peerKB: number;
  ratio: number;
}

const GOALS = { home: 150, table: 90 };

/** In bytes as they travel. */
async function scriptsOf(page: Page, open: () => Promise<unknown>): Promise<number> {
  const scripts: Response[] = [];
  const note = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  };
  page.on('response', note);
  await open();
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body(), { level: 9 }).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const kilo = (bytes: number): number => Math.round(bytes / 100) / 10;

const line = (benchmark: string, bytes: number, goal: number, peerBytes: number): Line => ({
  benchmark,
  kB: kilo(bytes),
  goal,
  peer: 'a bare page with React and the client of boardgame.io',
  peerKB: kilo(peerBytes),
  ratio: Math.round((10 * bytes) / peerBytes) / 10,
});

export async function bundleAgainstBareClient({ visit }: Site): Promise<Line[]> {
  const lines: Line[] = [];
  await visit(
    async ({ context, page }) => {
      await servePeerPages(context);
      const bare = await context.newPage();
      const peer = await scriptsOf(bare, () => bare.goto(peerAddress('bare-client')));
      await bare.close();
      const home = await scriptsOf(page, () => page.reload());
      const table = await scriptsOf(page, async () => {
        await page.getByRole('button', { name: 'Play now' }).click();
        await page.locator('[data-board]').waitFor();
      });
      lines.push(
        line('script of the first page, gzip', home, GOALS.home, peer),
        line('script that the table loads in addition, gzip', table, GOALS.table, peer),
      );
    },
    // it would fetch everything ahead
    { serviceWorkers: 'block' },
  );
  return lines;
}
