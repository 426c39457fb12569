/** How a player gets about without a mouse. */
import type { Locator, Page } from 'playwright-core';

const STOPS = 200;

/** Tab until it is reached. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let i = 0; i < STOPS; i++) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('no way by Tab to what is wanted');
}
