import { expect } from 'chai';
import type { Page } from 'playwright-core';
import type { ActionOf } from '../../../src/games/feuersalamander/rules/actions.ts';
import { byMouse } from '../picture.ts';
import { openMatch, settings, siteToVisit } from '../visit.ts';
import { feuerGame, takeScreen } from './game.ts';
import { claimSheet, doOnPicture, namedCards, option } from './picture.ts';

const STILL = { kept: settings({ motion: 'reduced' }) };

const game = feuerGame('monk-against-robber');
const [MONK, ROBBER] = [0, 1];

const dungeon = (page: Page) => page.locator('[data-piece="dungeon"]');
const told = (page: Page, text: string) => page.getByRole('log').getByRole('button', { name: text });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const inDungeon = (page: Page, names: string) =>
  dungeon(page)
    .and(page.getByLabel(`Dungeon: ${names}`))
    .waitFor();

/** Opens the match before this move of the fixture, as whoever makes it. */
async function openBefore(page: Page, move: number): Promise<void> {
  const { opening, steps } = game;
  await openMatch(page, { ...opening, moves: steps.slice(0, move) });
  await takeScreen(page, steps[move]!.seat);
}

const makeMove = (page: Page, move: number): Promise<void> => doOnPicture(page, byMouse, game.steps[move]!.action);

describe('The dungeon of Der Feuer-Salamander', () => {
  const { visit } = siteToVisit();

  it('a mistake leads there: the table sees what was right, and whose card it is swaps it in the middle of the turn', () =>
    visit(async ({ page }) => {
      const lay = game.steps[0]!.action as ActionOf<'lay'>;
      expect(namedCards(lay)).to.deep.equal(['water 1', 'row-3 1', 'stone-1 1']);
      await openBefore(page, 0);
      await option(page, 'lay').click();
      const sheet = claimSheet(page);
      const submit = sheet.locator('[data-confirm]');
      expect(await submit.getAttribute('aria-disabled')).to.equal('true');
      for (const named of namedCards(lay)) await option(page, `lay ${named}`).check();
      await sheet.getByText('2 × 3 × 1 = 6').waitFor();
      await sheet.getByText('0 + 6 = 6 of 49').waitFor();
      await sheet.getByText('By your notebook this cannot be: it would fail.').waitFor();
      const cost = sheet.getByRole('region', { name: 'If one card is wrong' });
      expect(await cost.getByRole('listitem').allInnerTexts()).to.deep.equal([
        'you go to the dungeon, and your turn ends',
        'everyone sees your hand: Two stones and Wing of Earth; you keep it',
        'everyone learns which cards were right, and who holds them may swap them',
      ]);
      await submit.click();

      await takeScreen(page, ROBBER);
      await heading(page, 'You decide').waitFor();
      await inDungeon(page, 'Monk');
      const news = page.locator('[data-tidings] [data-told="fail"]');
      await news
        .getByText(
          'Monk fails with Wing of Water of Robber (wrong), Row 3 of Robber (right), and One stone of Robber (wrong), ' +
            'shows Wing of Earth and Two stones and goes to the dungeon',
        )
        .waitFor({ state: 'attached' });
      const signs = await news
        .locator('[data-right]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('data-right')));
      expect(signs).to.deep.equal(['false', 'true', 'false']);
      expect(await option(page, 'keepShown').count()).to.equal(1);
      await option(page, 'swap').click();
      await told(page, 'Robber discards Row 3, which was shown, and draws another').waitFor();
      expect(await page.locator('[data-piece="hand row-3"]').count()).to.equal(0);
      await option(page, 'keep').waitFor();
    }, STILL));

  it('or keeps it', () =>
    visit(async ({ page }) => {
      const { opening, steps } = game;
      await openMatch(page, { ...opening, moves: steps.slice(0, 1) });
      await takeScreen(page, ROBBER);
      await page.locator('[data-piece="hand row-3"]').waitFor();
      await option(page, 'keepShown').click();
      await told(page, 'Robber keeps Row 3, which was shown').waitFor();
      await heading(page, 'Your turn').waitFor();
      await page.locator('[data-piece="hand row-3"]').waitFor();
      await option(page, 'throwSticks').waitFor();
    }, STILL));

  it('a question frees from it, once it is answered', () =>
    visit(async ({ page }) => {
      const asked = 6;
      expect(game.steps[asked]!.action).to.deep.equal(['ask', 'air']);
      await openBefore(page, asked);
      await inDungeon(page, 'Monk');
      await page.locator('[data-dock]').getByText('The question frees Monk from the dungeon.').waitFor();
      await makeMove(page, asked);
      await takeScreen(page, MONK);
      await inDungeon(page, 'empty');
      await told(page, 'Monk is free and back at the start place').waitFor();
      await option(page, 'lay').waitFor();
    }, STILL));

  it('three keys free from it, and the turn goes on at once', () =>
    visit(async ({ page }) => {
      const thrown = 12;
      expect(game.steps[thrown]!.action).to.deep.equal(['keyThrow']);
      await openBefore(page, thrown);
      await inDungeon(page, 'Monk');
      expect(await option(page, 'throwSticks').count()).to.equal(0);
      await makeMove(page, thrown);
      await page.getByText('All three keys: free.').waitFor();
      await inDungeon(page, 'empty');
      await option(page, 'throwSticks').waitFor();
      // who is freed by keys may lay in that same turn
      await makeMove(page, thrown + 1);
      await told(page, 'Monk lays').waitFor();
      await page.locator(`[data-piece="laid ${MONK}"] > li`).waitFor();
    }, STILL));
});
