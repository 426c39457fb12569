/** How a player does things on the text board: every legal move is a button. */
import type { Locator, Page } from 'playwright-core';

/** Presses a button whatever happens next: most moves take their own button away. */
const NO_WAIT = { noWaitAfter: true };

/** The first button of this kind, or the one of just this action. */
export const move = (page: Page, name: string): Locator => page.locator(`button[data-action^="${name}"]`).first();

export const press = (page: Page, action: readonly unknown[]): Promise<void> =>
  page.locator(`button[data-action="${action.join(' ')}"]`).click(NO_WAIT);
