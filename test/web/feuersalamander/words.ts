/** How a player does things on the text board of Der Feuer-Salamander. */
import type { Page } from 'playwright-core';
import { KINDS } from '../../../src/games/feuersalamander/content/terms.ts';
import type { Action } from '../../../src/games/feuersalamander/rules/actions.ts';
import { press } from '../text.ts';

export async function doInWords(page: Page, action: Action): Promise<void> {
  if (action[0] !== 'lay') return press(page, action);
  const [, ...named] = action;
  for (const [i, kind] of KINDS.entries()) {
    await page.locator(`select[name="${kind} holder"]`).selectOption(String(named[2 * i + 1]));
    await page.locator(`select[name="${kind} card"]`).selectOption(String(named[2 * i]));
  }
  return press(page, ['lay']);
}
