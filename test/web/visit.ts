/** Visits to the real site, in a real browser, over the real server. */
import { rm } from 'node:fs/promises';
import { expect } from 'chai';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { makeDataDir, type Mode, startServer } from '../server/running.ts';
import { launchChromium } from './chromium.ts';
import { buildSite } from './site.ts';

export const DESK = { viewport: { width: 1440, height: 900 }, locale: 'en-GB', colorScheme: 'light' } as const;
export const PHONE = { ...DESK, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** With the service worker, which every browser would have to load for itself: only where it matters. */
export const INSTALLED = { serviceWorkers: 'allow' } as const;

/** How long something may take to appear before it is missing. */
const PATIENCE_MS = 120_000;

/** What the browser has kept from an earlier visit. */
export type Kept = Readonly<Record<string, string>>;

export const settings = (chosen: object): Kept => ({ 'litha.settings': JSON.stringify(chosen) });

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Opens an address in a tab of its own. */
  readonly tab: (path?: string) => Promise<Page>;
}

export interface VisitOptions extends BrowserContextOptions {
  readonly kept?: Kept;
  /** What browsers say of a refusal that belongs to the test. */
  readonly expected?: RegExp;
}

export type Visiting = (use: (visit: Visit) => Promise<void>, options?: VisitOptions) => Promise<void>;

export interface Site {
  readonly address: string;
  readonly visit: Visiting;
  /** Ends the server as a system would, does something, and starts it again at the same address. */
  readonly restart: (between?: () => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Where visits begin: at home, or on an empty page where every test goes its own way. */
export type FirstPage = 'home' | 'empty';

/** Whatever goes wrong in any tab of a visit fails it. */
export const visitsTo =
  (browser: Browser, address: string, first: FirstPage = 'home'): Visiting =>
  async (use, { kept = {}, expected, ...options } = {}) => {
    const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
    const context = await browser.newContext({
      ...DESK,
      baseURL: address,
      serviceWorkers: 'block',
      storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
      ...options,
    });
    // a busy machine may stand still for longer than a page may be late elsewhere
    context.setDefaultTimeout(PATIENCE_MS);
    const problems: string[] = [];
    context.on('weberror', (error) => problems.push(error.error().message));
    context.on(
      'console',
      (message) => message.type() === 'error' && problems.push(`${message.text()} (${message.location().url})`),
    );
    const tab = async (path = '/') => {
      const page = await context.newPage();
      await page.goto(path);
      await page.locator('h1').waitFor();
      return page;
    };
    await use({ context, page: first === 'home' ? await tab() : await context.newPage(), tab });
    expect(problems.filter((problem) => !expected?.test(problem))).to.deep.equal([]);
    await context.close();
  };

export interface SiteOptions {
  readonly mode?: Mode;
  /** What is set for its server, asked for when it starts. */
  readonly env?: () => NodeJS.ProcessEnv;
  readonly first?: FirstPage;
}

/** Builds and serves the site. */
export async function openSite({ mode = 'production', env = () => ({}), first }: SiteOptions = {}): Promise<Site> {
  await buildSite(mode);
  const dataDir = await makeDataDir();
  const set = { NODE_ENV: mode, ...env() };
  let server = await startServer(dataDir, set);
  const { address } = server;
  const browser = await launchChromium();
  return {
    address,
    visit: visitsTo(browser, address, first),
    async restart(between) {
      await server.stop();
      await between?.();
      server = await startServer(dataDir, { ...set, PORT: new URL(address).port });
    },
    async close() {
      await browser.close();
      await server.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** A site for the tests of this suite. */
export function siteToVisit(
  options?: SiteOptions,
): Pick<Site, 'visit' | 'restart'> & { readonly address: () => string } {
  let site: Site | undefined;
  before(async () => {
    site = await openSite(options);
  });
  after(() => site?.close());
  return {
    address: () => (site as Site).address,
    visit: (...visit) => (site as Site).visit(...visit),
    restart: (between) => (site as Site).restart(between),
  };
}

/** Opens a match from a file, as a player does. */
export async function openMatch(page: Page, file: object): Promise<void> {
  const text = JSON.stringify(file);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.waitForURL('**/table/**');
  await page.locator('[data-board]').waitFor();
}

/** Nothing is wider than the window. */
export async function expectToFit(page: Page, what = ''): Promise<void> {
  // on a phone the window itself would widen with what is too wide
  const { width } = page.viewportSize()!;
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(needed, `pixels needed ${what}`).to.be.at.most(width);
}

/** The file of the match that is open, as it is kept in the browser. */
export async function keptMatch(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      // by keyboard: in development boardgame.io's own button lies above the menu's
      await page.locator('[data-tool="menu"]').press('Enter');
      await page.locator('[data-tool="save"]').click();
    })(),
  ]);
  const stream = await download.createReadStream();
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text;
}
