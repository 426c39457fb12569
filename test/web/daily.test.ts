import { expect } from 'chai';
import type { Page } from 'playwright-core';
import type { MatchSummary } from '../../src/server/api/answers.ts';
import { guest, Person } from '../server/api/person.ts';
import { DAY, HOUR } from '../server/clocked.ts';
import { expectAccessible } from './axe.ts';
import { type ClockedSite, clockedSites } from './clockedSite.ts';
import { tabTo } from './keyboard.ts';
import { giveName } from './people.ts';
import { expectToFit, PHONE } from './visit.ts';

const SMALL = { ...PHONE, viewport: { width: 360, height: 740 }, colorScheme: 'dark' } as const;
const STILL = { reducedMotion: 'reduce' } as const;

const way = (page: Page, what: string) => page.locator(`[data-try="${what}"]`);
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

/** The next morning: no test comes upon midnight. */
const toMorning = ({ house }: ClockedSite) => house.pass(DAY - (house.now() % DAY) + 6 * HOUR);

describe('The daily challenge', () => {
  const withSite = clockedSites();

  it('is begun by keyboard, gone on with, given up and looked back at; others see it the day after', () =>
    withSite(async (site) => {
      await toMorning(site);
      const { house, pageOf } = site;
      const { address } = house.server;
      const [maren, joris] = [await guest(address, 'Maren'), await guest(address, 'Joris')];
      const { body: tried } = await joris.post<MatchSummary>('/api/daily');
      await joris.post(`/api/matches/${tried.id}/resign`);
      await house.pass(1000);

      const page = await pageOf(maren, '/daily', STILL);
      await row(page, 'Joris').getByText('Gave up').waitFor();
      expect(await row(page, 'Joris').getByRole('link', { name: 'Replay' }).count()).to.equal(0);
      await expectAccessible(page, 'the challenge before it is begun');
      await tabTo(page, way(page, 'begin'));
      await page.keyboard.press('Enter');
      await page.locator('[data-show="1"]').waitFor();
      const table = page.url();
      await page.goto('/daily');
      await way(page, 'goOn').click();
      await page.locator('[data-tool="menu"]').click();
      await page.locator('[data-tool="resign"]').click();
      await page.locator('[data-confirm="resign"]').click();
      expect(await page.locator('[data-tool="rematch"]').count()).to.equal(0);
      await page.locator('[data-tool="daily"]').click();
      await row(page, 'Maren').getByText('you').waitFor();
      await way(page, 'look').click();
      await page.waitForURL(`${table}/replay`);
      await page.locator('[data-board]').waitFor();

      await house.pass(DAY);
      await page.goto('/daily');
      await way(page, 'begin').waitFor();
      await page.getByRole('navigation', { name: 'Other days' }).getByRole('link').click();
      await expectAccessible(page, 'the challenge of the day before');
      await row(page, 'Joris').getByRole('link', { name: 'Replay' }).click();
      await page.waitForURL(`**/match/${tried.id}/replay`);
      await page.locator('[data-board]').waitFor();
    }));

  it('asks a newcomer on a small phone for a name, by night; what others play is sealed', () =>
    withSite(async (site) => {
      await toMorning(site);
      const { house, pageOf } = site;
      const maren = await guest(house.server.address, 'Maren');
      const { body: tried } = await maren.post<MatchSummary>('/api/daily');
      const page = await pageOf(new Person(house.server.address), '/daily', { ...SMALL, ...STILL });
      await page.getByText('Nobody has come to the end yet').waitFor();
      await expectAccessible(page, 'the challenge for a newcomer');
      await expectToFit(page);
      await giveName(page, 'Joris');
      await page.locator('[data-show="1"]').waitFor();
      await maren.post(`/api/matches/${tried.id}/resign`);
      await house.pass(1000);
      await page.goto('/daily');
      await way(page, 'goOn').waitFor();
      await row(page, 'Maren').waitFor();
      await expectToFit(page);
      const refused = page.waitForResponse((answer) => answer.status() === 403);
      await page.goto(`/match/${tried.id}`);
      await refused;
      await page.getByRole('heading', { name: 'Sealed until midnight' }).waitFor();
    }, /403/));
});
