import type { Page } from 'playwright-core';
import type { ActionOf } from '../../src/games/salamandra/rules/actions.ts';
import { expectAccessible, LOOKS } from './axe.ts';
import { fixtureGame, type Step } from './fixture.ts';
import { piece } from './picture.ts';
import { DESK, openMatch, PHONE, settings, siteToVisit } from './visit.ts';

const PAGES = [
  '/',
  '/new/salamandra',
  '/rules/salamandra',
  '/rules/feuersalamander',
  '/settings',
  '/account',
  '/device',
  '/device#token',
  '/about',
  '/nowhere',
  '/table/nobody',
  '/table/broken',
];

/** A round of that light. */
const ROUND = { day: 3, night: 2 } as const;

const game = fixtureGame('first-evening');
/** Four players fill every table, panel and chart. */
const large = fixtureGame('four-druids');

describe('Nobody is shut out: axe finds nothing serious', () => {
  const { visit } = siteToVisit();

  // axe's own stylesheet is none of the site's
  const shown = (screen: object, theme: string) => ({
    ...screen,
    bypassCSP: true,
    kept: settings({ theme, motion: 'reduced' }),
  });

  for (const { theme, size, screen } of LOOKS) {
    it(`on any page by ${theme}, at the size of a ${size}`, () =>
      visit(
        async ({ page }) => {
          await expectAccessible(page, 'home, empty');
          await openMatch(page, game.opening);
          await page.evaluate(() => localStorage.setItem('litha.match.broken', '{"version":1,'));
          for (const path of PAGES) {
            await page.goto(path);
            await page.locator('h1').waitFor();
            await expectAccessible(page, path);
          }
        },
        shown(screen, theme),
      ));

    it(`in dialogs and at the end by ${theme}, at the size of a ${size}`, () =>
      visit(
        async ({ page }) => {
          await openMatch(page, { ...large.opening, moves: movesOf(large.steps.slice(0, -1)) });
          await page.keyboard.press('?');
          await page.getByRole('dialog').waitFor();
          await expectAccessible(page, 'help', 'dialog');
          await page.keyboard.press('Escape');
          await page.locator('[data-tool="menu"]').click();
          await expectAccessible(page, 'the menu', 'dialog');
          await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
          await page.getByRole('dialog').getByRole('radio').first().waitFor();
          await expectAccessible(page, 'settings', 'dialog');
          await page.keyboard.press('Escape');
          await page.locator('[data-action="endTurn"]').click();
          await page.getByRole('dialog').waitFor();
          await expectAccessible(page, 'the end', 'dialog');
          await page.keyboard.press('Escape');
          await page.locator('[data-tool="text"]').click();
          await page.locator('[data-board="text"] h1').waitFor();
          await expectAccessible(page, 'the end in words');
        },
        shown(screen, theme),
      ));
  }

  // the table is looked at longest: in all lights at all sizes, on a phone in those that are not the round's
  for (const theme of ['day', 'night'] as const) {
    it(`at a table by ${theme}, in a round by ${theme}, on a desk`, () =>
      visit(
        async ({ page }) => {
          await checkTable(page, ROUND[theme]);
          await page.locator(`html[data-theme="${theme}"]`).waitFor();
        },
        shown(DESK, 'round'),
      ));

    const other = theme === 'day' ? 'night' : 'day';
    it(`at a table by ${theme}, in a round by ${other}, on a phone`, () =>
      visit(
        async ({ page }) => {
          await checkTable(page, ROUND[other]);
          await page.locator(`html[data-theme="${theme}"]`).waitFor();
        },
        shown(PHONE, theme),
      ));
  }
});

/** The table with nothing chosen, then with every kind of choice open, then in words. */
async function checkTable(page: Page, round: number): Promise<void> {
  const { match, field, cell } = turnWithABuild(round);
  await openMatch(page, match);
  await expectAccessible(page, 'the picture');
  await piece(page, `field ${field}`).click();
  await piece(page, `cell ${cell}`).click();
  await expectAccessible(page, 'a field, and what it costs', '#main');
  await page.locator('[data-ways]').click();
  await expectAccessible(page, 'other ways to pay', '[data-dock]');
  await page.keyboard.press('Escape');
  await page.locator('[data-piece^="spot"][data-state~="legal"] [data-apprentice]').first().click();
  await page.locator('[data-option="flip"]').waitFor();
  await expectAccessible(page, 'work by hand', '[data-dock]');
  await page.locator('[data-tool="text"]').click();
  await page.locator('[data-board="text"] h1').waitFor();
  await expectAccessible(page, 'the text');
}

/** A turn of this round in which somebody builds: the match before it, and what is built where. */
function turnWithABuild(inRound: number) {
  const { opening, steps } = game;
  const built = steps.findIndex(({ action, round }) => action[0] === 'build' && round === inRound);
  const begun = steps.slice(0, built).findLastIndex(({ action }) => action[0] === 'endTurn') + 1;
  const [, field, x, y] = steps[built]!.action as ActionOf<'build'>;
  return { match: { ...opening, moves: movesOf(steps.slice(0, begun)) }, field, cell: `${x} ${y}` };
}

const movesOf = (steps: readonly Step[]) => steps.map(({ seat, action }) => ({ seat, action }));
