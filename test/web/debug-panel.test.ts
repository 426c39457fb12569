import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { verify } from '../../src/play/verify.ts';
import { fixtureGame } from './fixture.ts';
import { piece } from './picture.ts';
import { move, press } from './text.ts';
import { keptMatch, openMatch, settings, siteToVisit } from './visit.ts';

const IN_WORDS = settings({ board: 'text', motion: 'reduced' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const panel = (page: Page): Locator => page.getByRole('region', { name: 'boardgame.io Debug Panel' });
/** A move in the panel's log. */
const entry = (page: Page, index: number): Locator => panel(page).locator('button.log-event').nth(index);
const closePanel = (page: Page) => panel(page).getByRole('button', { name: 'Hide Debug Panel' }).click();
const openLog = (page: Page) => panel(page).getByRole('button', { name: 'Log' }).click();

describe('The debug panel', () => {
  describe('of the site that players visit', () => {
    const { visit } = siteToVisit();

    it('is not there, and no script that a table loads knows it', async () => {
      const scripts = new Set<string>();
      await visit(
        async ({ context, page }) => {
          context.on('response', (response) => {
            if (response.request().resourceType() === 'script') scripts.add(response.url());
          });
          await page.reload();
          await openMatch(page, fixtureGame('first-evening').opening);
          await press(page, ['place', 'start-green', 'E']);
          await page.getByRole('button', { name: 'Picture board' }).click();
          await piece(page, 'spot start-green E').waitFor();
          await page.getByRole('button', { name: 'Help and keys' }).click();
          await page.getByRole('dialog').waitFor();
          expect(await page.locator('.debug-panel').count()).to.equal(0);
        },
        { kept: IN_WORDS },
      );
      const texts = await Promise.all([...scripts].map(async (url) => (await fetch(url)).text()));
      // boardgame.io itself is among them
      expect(texts.join('')).to.include('MAKE_MOVE');
      expect(texts.filter((text) => text.includes('debug-panel'))).to.have.lengthOf(0);
    });
  });

  describe('of the site that developers build', () => {
    const { visit } = siteToVisit({ mode: 'development' });

    it('goes back in time on the text board: the past is looked at, and the present is played on', () =>
      visit(
        async ({ page }) => {
          await openMatch(page, fixtureGame('first-evening').opening);
          await press(page, ['place', 'start-green', 'E']);
          await press(page, ['endTurn']);
          await press(page, ['place', 'start-green', 'W']);
          await openLog(page);
          expect(await panel(page).locator('button.log-event').count()).to.equal(3);

          await entry(page, 0).hover();
          await heading(page, 'Madder’s turn');
          await expectNothingToPress(page);
          await page.mouse.move(1, 1);
          await heading(page, 'Woad’s turn');
          await move(page, 'endTurn').waitFor();

          await entry(page, 0).click();
          await page.mouse.move(1, 1);
          await heading(page, 'Madder’s turn');
          await expectNothingToPress(page);
          // as the panel itself says: a second click lets go
          await entry(page, 0).click();
          await page.mouse.move(1, 1);
          await heading(page, 'Woad’s turn');

          await press(page, ['endTurn']);
          await heading(page, 'Madder’s turn');
          await press(page, ['place', 'start-orange', 'E']);
          await closePanel(page);
          expect(verify(await keptMatch(page)).moves).to.equal(5);
        },
        { kept: IN_WORDS },
      ));

    it('goes back in time on the picture board, also where turns end by themselves', () =>
      visit(
        async ({ page }) => {
          await openMatch(page, fixtureGame('first-evening').opening);
          const spots = ['start-green E', 'start-green W', 'start-orange W'];
          for (const spot of spots) {
            await piece(page, `spot ${spot}`).click();
            await page.locator('[data-confirm]').click();
            await piece(page, `spot ${spot}`).locator('[data-apprentice]').waitFor();
          }
          const apprentices = page.locator('[data-region="garden"] [data-apprentice]');
          await heading(page, 'Woad’s turn');
          expect(await apprentices.count()).to.equal(3);
          // what is begun now cannot be done then
          await piece(page, 'spot start-white E').click();
          await openLog(page);
          await entry(page, 0).click();
          await heading(page, 'Madder’s turn');
          expect(await apprentices.count()).to.equal(1);
          expect(await page.locator('[data-state~="legal"], [data-confirm]').count()).to.equal(0);
          expect(await page.locator('[data-action][aria-disabled="false"]').count()).to.equal(0);

          await page.keyboard.press('Escape');
          await page.mouse.move(1, 1);
          await piece(page, 'spot start-orange W').locator('[data-apprentice]').waitFor();
          await closePanel(page);
          expect(verify(await keptMatch(page)).moves).to.equal(6);
        },
        { kept: settings({ confirmTurns: false, motion: 'reduced' }) },
      ));
  });
});

async function expectNothingToPress(page: Page): Promise<void> {
  const moves = page.locator('#main button[data-action]:not([aria-disabled="true"])');
  expect(await moves.count(), 'moves in the past').to.equal(0);
}
