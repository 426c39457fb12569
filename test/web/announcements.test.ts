import { expect } from 'chai';
import type { ElementHandle, Page } from 'playwright-core';
import type { Action } from '../../src/games/salamandra/rules/actions.ts';
import { fixtureGame } from './fixture.ts';
import { button, byFinger, byMouse, doOnPicture, piece } from './picture.ts';
import { press } from './text.ts';
import { DESK, openMatch, PHONE, settings, siteToVisit } from './visit.ts';

/** The journal is in sight on the first two, and behind a tab on the third. */
const TABLES = {
  'the text board': { screen: DESK, board: 'text', act: (page: Page, action: Action) => press(page, action) },
  'the picture board': {
    screen: DESK,
    board: 'picture',
    act: (page: Page, action: Action) => doOnPicture(page, byMouse, action, null),
  },
  'the picture board of a phone': {
    screen: PHONE,
    board: 'picture',
    act: (page: Page, action: Action) => doOnPicture(page, byFinger, action, null),
  },
} as const;

/** Waits until a part of the page that was there before says this: nothing else is read out. */
const says = (page: Page, region: ElementHandle<Element>, words: string) =>
  page.waitForFunction(([element, wanted]) => element.isConnected && element.textContent.includes(wanted), [
    region,
    words,
  ] as const);

const handle = async (page: Page, selector: string) =>
  (await page.locator(selector).elementHandle()) as ElementHandle<Element>;

describe('Without looking, one hears', () => {
  const { visit } = siteToVisit();

  for (const [name, { screen, board, act }] of Object.entries(TABLES)) {
    it(`what happens, what is taken back, and whose turn it is, on ${name}`, () =>
      visit(
        async ({ page }) => {
          await openMatch(page, fixtureGame('first-evening').opening);
          await page.locator('h1').waitFor();
          expect(await page.getByRole('status').getByText('Madder’s turn. Choose your action.').count()).to.equal(1);
          const news = await handle(page, '[aria-live="polite"]');
          const status = await handle(page, '[role="status"][data-asked]');

          await act(page, ['place', 'start-green', 'N']);
          await says(page, news, 'Madder places an apprentice on Start (green billhook), north (bonus): 1 point');
          await says(page, status, 'Madder’s turn. Your action is done.');
          await button(page, 'undo').click();
          await says(page, news, 'Taken back.');
          await says(page, status, 'Madder’s turn. Choose your action.');

          await act(page, ['place', 'start-green', 'E']);
          await act(page, ['endTurn']);
          await says(page, status, 'Woad’s turn. Choose your action.');
          await act(page, ['place', 'start-green', 'W']);
          await says(page, news, 'Woad places an apprentice on Start (green billhook), west');
          // a turn later it is the journal's
          await act(page, ['endTurn']);
          await act(page, ['place', 'start-orange', 'W']);
          await act(page, ['endTurn']);
          expect(await news.textContent()).not.to.include('Start (green billhook), east');
        },
        { ...screen, kept: settings({ board, motion: 'reduced' }) },
      ));
  }

  it('why a move was not made, on the text board', () =>
    visit(
      async ({ page }) => {
        await openMatch(page, fixtureGame('first-evening').opening);
        const place = page.locator('button[data-action="place start-green E"]');
        await place.waitFor();
        const alert = await handle(page, '#main [role="alert"]');
        // pressed twice before the page could follow
        await place.evaluate((element: HTMLElement) => [element.click(), element.click()]);
        await says(page, alert, 'You have already taken your action this turn.');
      },
      { kept: settings({ board: 'text' }) },
    ));

  it('why a piece cannot be chosen, and what a choice would bring, on the picture board', () =>
    visit(async ({ page }) => {
      await openMatch(page, fixtureGame('first-evening').opening);
      const alert = await handle(page, '#main [role="alert"]');
      const outcome = await handle(page, '[data-dock] output');
      await page.locator('[data-region="garden"] [data-piece^="grove"]').first().click({ force: true });
      await says(page, alert, 'Groves are harvested after passing.');
      await piece(page, 'spot start-green N').click();
      await says(page, outcome, '1 point and +1 crystal');
      expect(await alert.textContent()).to.equal('');
    }));

  it('how the game ended', () =>
    visit(
      async ({ page }) => {
        const { opening, steps } = fixtureGame('first-evening');
        const moves = steps.map(({ seat, action: [move, ...args] }) => ({ seat, action: [move, ...args] }));
        await openMatch(page, { ...opening, moves: moves.slice(0, -1) });
        const news = await handle(page, '[aria-live="polite"]');
        const status = await handle(page, '[role="status"][data-asked]');
        await press(page, moves.at(-1)!.action);
        await says(page, news, 'wins the game');
        await says(page, status, 'The game is over');
      },
      { kept: settings({ board: 'text' }) },
    ));
});
