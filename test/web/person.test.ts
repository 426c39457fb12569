import { expect } from 'chai';
import type { BrowserContext, Page } from 'playwright-core';
import { guest, type Person } from '../server/api/person.ts';
import { expectAccessible, LOOKS } from './axe.ts';
import { expectToFit, settings, siteToVisit } from './visit.ts';

/** One more than the page shows at first. */
const MATCHES = 21;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const results = (page: Page) => page.locator('main [data-match]');

describe('The page of a person', () => {
  const { visit, address, restart } = siteToVisit({ first: 'empty' });
  let maren: Person;
  let joris: Person;
  let path = '';

  /** Who comes second has resigned. */
  async function beat(winner: Person, loser: Person): Promise<string> {
    const { id } = await winner.open({ isRated: true });
    await loser.post(`/api/matches/${id}/join`);
    await loser.post(`/api/matches/${id}/resign`);
    return id;
  }

  /** This browser is Maren's. */
  async function beMaren(context: BrowserContext): Promise<void> {
    const [name = '', value = ''] = maren.cookie.split('=');
    await context.addCookies([{ name, value, url: address() }]);
  }

  before(async () => {
    [maren, joris] = [await guest(address(), 'Maren'), await guest(address(), 'Joris')];
    for (let match = 0; match < MATCHES; match++) await (match % 3 === 2 ? beat(joris, maren) : beat(maren, joris));
    path = `/people/${await maren.id()}`;
    // a server that starts counts what is over
    await restart();
  });

  it('tells what they have played, how well, and with whom, and leads on from there', () =>
    visit(async ({ page }) => {
      await page.goto(path);
      await heading(page, 'Maren');
      const card = page.getByRole('article').filter({ hasText: 'Salamandra' });
      await card.getByText('21 matches · 14 victories').waitFor();
      const row = card.getByRole('row', { name: '2 players' });
      expect(await row.getByRole('cell').allInnerTexts()).to.deep.equal(['14', '7']);
      await card.getByRole('img', { name: /^Rating over the last rated matches: from 1662 to / }).waitFor();
      expect(await results(page).count()).to.equal(20);
      await page.getByRole('button', { name: 'Show older results' }).click();
      await results(page).nth(20).waitFor();
      const last = results(page).last();
      await last.getByText('Place 1 of 2').waitFor();
      await last.getByText(/rating \+162/).waitFor();
      const replay = await last.getByRole('link', { name: /^Replay: Salamandra with Joris/ }).getAttribute('href');
      expect(replay).to.equal(`/match/${await last.getAttribute('data-match')}/replay`);
      await page.getByRole('heading', { name: 'Lately played with' }).waitFor();
      await page.getByRole('link', { name: 'Joris' }).last().click();
      await heading(page, 'Joris');
      await page.getByText('21 matches · 7 victories').waitFor();
    }));

  it('is led to from one’s account and from the table', () =>
    visit(async ({ context, page }) => {
      await beMaren(context);
      await page.goto('/account');
      await page.getByRole('link', { name: 'My profile' }).click();
      await heading(page, 'Maren');
      await page.getByText('This is how others see you.').waitFor();
      await page.goto(`/match/${await results(page).first().getAttribute('data-match')}`);
      await page.getByRole('button', { name: 'Look at the table' }).click();
      await page.locator('[data-tool="company"]').click();
      await page
        .getByRole('complementary', { name: 'Company and talk' })
        .getByRole('link', { name: 'Joris' })
        .click();
      await heading(page, 'Joris');
    }));

  it('says so when nothing was played yet, and when there is nobody', () =>
    visit(
      async ({ page }) => {
        const ilse = await guest(address(), 'Ilse');
        await page.goto(`/people/${await ilse.id()}`);
        await heading(page, 'Ilse');
        await page.getByText('No match played to its end yet.').waitFor();
        await ilse.send('DELETE', '/api/me');
        await page.reload();
        await heading(page, 'There is nobody here');
      },
      { expected: /404/ },
    ));

  for (const { theme, size, screen } of LOOKS) {
    it(`fits on a ${size} and can be read by everyone, by ${theme}`, () =>
      visit(
        async ({ page }) => {
          await page.goto(path);
          await heading(page, 'Maren');
          await expectToFit(page);
          await expectAccessible(page, `the page of a person, ${theme}`);
        },
        { ...screen, bypassCSP: true, kept: settings({ theme, motion: 'reduced' }) },
      ));
  }
});
