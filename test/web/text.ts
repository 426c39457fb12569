/** How a player does things on the text board: every legal move is a button. */
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';

/** Presses a button whatever happens next: most moves take their own button away. */
const NO_WAIT = { noWaitAfter: true };

/** The first button of this kind, or the one of just this action. */
export const move = (page: Page, name: string): Locator => page.locator(`button[data-action^="${name}"]`).first();

export const press = (page: Page, action: readonly unknown[]): Promise<void> =>
  page.locator(`button[data-action="${action.join(' ')}"]`).click(NO_WAIT);

/** What assistive technology reads after the button's name. */
export const describedBy = (button: Locator): Promise<string> =>
  button.evaluate((element) => {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.innerText).join(', ');
  });

/** Every one is high enough. */
export async function expectForFingers(buttons: Locator): Promise<void> {
  const low = await buttons.evaluateAll((elements) =>
    elements
      .filter((element) => element.getBoundingClientRect().height < 44)
      .map((element) => element.textContent || element.getAttribute('aria-label')),
  );
  expect(low, 'less than 44 px high').to.deep.equal([]);
}
