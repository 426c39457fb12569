/** How a player does things on the picture of the lair, by mouse, by touch or by keyboard. */
import type { Locator, Page } from 'playwright-core';
import { KINDS } from '../../../src/games/feuersalamander/content/terms.ts';
import type { Action, ActionOf } from '../../../src/games/feuersalamander/rules/actions.ts';
import { tabTo } from '../keyboard.ts';
import type { Touch } from '../picture.ts';

export const option = (page: Page, name: string): Locator => page.locator(`[data-option="${name}"]`);
export const confirm = (page: Page): Locator => page.locator('[data-dock] [data-confirm]');
export const claimSheet = (page: Page): Locator => page.locator('form[data-sheet="claim"]');
/** The bar of all that a turn is made of; only what is possible now. */
export const possible = (page: Page, name: string): Locator =>
  page.locator(`[data-action="${name}"][aria-disabled="false"]`);

/** The cards of a combination as the sheet names them: each with its holder. */
export const namedCards = ([, ...named]: ActionOf<'lay'>): string[] =>
  KINDS.map((_, i) => `${named[2 * i]} ${named[2 * i + 1]}`);

/** Chooses what an action needs, and confirms it. */
export async function doOnPicture(page: Page, touch: Touch, action: Action): Promise<void> {
  const [move] = action;
  switch (move) {
    case 'lay':
      await touch(option(page, 'lay'));
      for (const named of namedCards(action)) await touch(option(page, `lay ${named}`));
      return touch(claimSheet(page).locator('[data-confirm]'));
    case 'placeToken': {
      const [, ...chamber] = action;
      await touch(page.locator(`[data-piece="chamber ${chamber.join(' ')}"][data-state~="legal"]`));
      return touch(confirm(page));
    }
    case 'discard':
    case 'move':
    case 'goHome':
    case 'ask':
      await touch(option(page, action.join(' ')));
      return touch(confirm(page));
    default:
      return touch(option(page, move));
  }
}

/** The same with keys alone. */
export async function doByKeys(page: Page, action: Action): Promise<void> {
  const [move] = action;
  switch (move) {
    case 'keyThrow':
    case 'throwSticks':
      await possible(page, 'throw').waitFor();
      return page.keyboard.press('s');
    case 'endTurn':
      await option(page, 'endTurn').waitFor();
      return page.keyboard.press('n');
    case 'placeToken': {
      const [, ...chamber] = action;
      await possible(page, 'token').waitFor();
      await page.keyboard.press('p');
      for (const card of chamber) await choose(page, option(page, `token ${card}`));
      return choose(page, confirm(page));
    }
    case 'move':
    case 'goHome':
      await possible(page, 'move').waitFor();
      await page.keyboard.press('m');
      await choose(page, option(page, action.join(' ')));
      return choose(page, confirm(page));
    case 'ask':
      await possible(page, 'ask').waitFor();
      await page.keyboard.press('f');
      await choose(page, option(page, action.join(' ')));
      return choose(page, confirm(page));
    case 'discard':
      await choose(page, option(page, action.join(' ')));
      return choose(page, confirm(page));
    case 'lay':
      await possible(page, 'lay').waitFor();
      await page.keyboard.press('l');
      for (const [i, named] of namedCards(action).entries()) await nameCard(page, KINDS[i]!, named);
      // from a field of it a sheet is handed in as it is
      return page.keyboard.press('Enter');
    default:
      return choose(page, option(page, move));
  }
}

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Goes to it, if the focus is not there by itself, and presses it, if it is not pressed. */
async function choose(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  if ((await target.getAttribute('aria-pressed')) === 'true') return;
  if (!(await isFocused(target))) await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Of the cards of a kind one is named: Tab leads to them, arrows from one to the next. */
async function nameCard(page: Page, kind: string, named: string): Promise<void> {
  const wanted = option(page, `lay ${named}`);
  const cards = claimSheet(page).locator(`input[name="${kind}"]`);
  const checked = cards.and(page.locator(':checked'));
  await tabTo(page, (await checked.count()) > 0 ? checked : cards.first());
  await page.keyboard.press('Space');
  for (let i = await cards.count(); i > 0 && !(await wanted.isChecked()); i--) {
    await page.keyboard.press('ArrowDown');
  }
}
