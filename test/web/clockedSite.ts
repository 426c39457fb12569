/** The site over a server whose clock a test turns, as people see it who came by the API. */
import { expect } from 'chai';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Person } from '../server/api/person.ts';
import { type ClockedHouse, withClocks } from '../server/clocked.ts';
import { launchChromium } from './chromium.ts';
import { buildSite } from './site.ts';
import { DESK } from './visit.ts';

export interface ClockedSite {
  readonly house: ClockedHouse;
  /** A browser of this person, at this address; whatever goes wrong there fails the test. */
  readonly pageOf: (person: Person, path: string, options?: BrowserContextOptions) => Promise<Page>;
}

/** `expected`: what browsers say of a refusal that belongs to the test. */
type WithSite = (use: (site: ClockedSite) => Promise<void>, expected?: RegExp) => Promise<void>;

export function clockedSites(): WithSite {
  let browser: Browser;
  before(async () => {
    await buildSite('production');
    browser = await launchChromium();
  });
  after(() => browser.close());
  return (use, expected) =>
    withClocks(async (house) => {
      const problems: string[] = [];
      const pageOf: ClockedSite['pageOf'] = async (person, path, options = {}) => {
        const baseURL = house.server.address;
        const context = await browser.newContext({ ...DESK, bypassCSP: true, baseURL, ...options });
        const [name = '', value = ''] = person.cookie.split('=');
        if (name) await context.addCookies([{ name, value, url: baseURL }]);
        context.on('weberror', (error) => problems.push(error.error().message));
        context.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
        const page = await context.newPage();
        await page.goto(path);
        await page.locator('h1').waitFor();
        return page;
      };
      try {
        await use({ house, pageOf });
      } finally {
        for (const context of browser.contexts()) await context.close();
      }
      expect(problems.filter((problem) => !expected?.test(problem))).to.deep.equal([]);
      // a browser has no other clock than the real one
    }, Date.now());
}
