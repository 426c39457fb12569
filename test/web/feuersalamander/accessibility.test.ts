import type { Page } from 'playwright-core';
import { expectAccessible, LOOKS } from '../axe.ts';
import { expectToFit, openMatch, settings, siteToVisit } from '../visit.ts';
import { feuerGame, takeScreen } from './game.ts';
import { claimSheet, doOnPicture, option } from './picture.ts';
import { byMouse } from '../picture.ts';

/** Four players fill every panel. */
const large = feuerGame('four-until-the-pile-is-empty');
const small = feuerGame('monk-against-robber');

describe('Der Feuer-Salamander shuts nobody out: axe finds nothing serious, and nothing is wider than the window', () => {
  const { visit } = siteToVisit();

  for (const { theme, size, screen } of LOOKS) {
    // axe's own stylesheet is none of the site's
    const shown = { ...screen, bypassCSP: true, kept: settings({ theme, motion: 'reduced' }) };
    const check = async (page: Page, what: string, part?: string) => {
      await expectAccessible(page, what, part);
      await expectToFit(page, what);
    };

    it(`at a table of four by ${theme}, at the size of a ${size}`, () =>
      visit(async ({ page }) => {
        const { opening, steps } = large;
        const moves = steps.findLastIndex(({ action }) => action[0] === 'ask') - 1;
        await openMatch(page, { ...opening, moves: steps.slice(0, moves) });
        await page.locator('dialog[data-curtain]').waitFor();
        await check(page, 'the curtain');
        await takeScreen(page, steps[moves]!.seat);
        await check(page, 'the picture');
        await option(page, steps[moves]!.action.join(' ')).click();
        await check(page, 'a way, and whom to ask there', '#main');
        await page.locator('[data-tool="text"]').click();
        await page.locator('[data-board="text"] h1').waitFor();
        await check(page, 'the text');
      }, shown));

    it(`with a claim and at the end by ${theme}, at the size of a ${size}`, () =>
      visit(async ({ page }) => {
        const { opening, steps } = small;
        await openMatch(page, { ...opening, moves: steps.slice(0, -1) });
        await takeScreen(page, steps.at(-1)!.seat);
        await option(page, 'lay').click();
        await claimSheet(page).waitFor();
        await check(page, 'the claim sheet', 'dialog[open]');
        await page.keyboard.press('Escape');
        await doOnPicture(page, byMouse, steps.at(-1)!.action);
        await page.getByRole('dialog').getByRole('heading', { name: 'Monk wins the match' }).waitFor();
        await check(page, 'the end', 'dialog[open]');
      }, shown));
  }
});
