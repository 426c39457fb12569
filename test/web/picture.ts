/** How a player does things on the picture board: the same game by mouse and by touch. */
import type { Locator, Page } from 'playwright-core';
import type { Action } from '../../src/games/salamandra/rules/actions.ts';

/** A click, or a tap. */
export type Touch = (target: Locator) => Promise<void>;

const NO_WAIT = { noWaitAfter: true };
export const byMouse: Touch = (target) => target.click(NO_WAIT);
export const byFinger: Touch = (target) => target.tap(NO_WAIT);

export const piece = (page: Page, key: string): Locator => page.locator(`[data-piece="${key}"]:visible`).first();
const option = (page: Page, name: string): Locator => page.locator(`[data-option="${name}"]`);
export const button = (page: Page, name: string): Locator => page.locator(`[data-action="${name}"]`);
export const confirm = (page: Page): Locator => page.locator('[data-confirm]');

/** A card is reached by its deck. */
function pieceToRecycle(id: string): string {
  if (id.startsWith('F')) return `field ${id}`;
  if (id.includes('-')) return `deck ${id.split('-')[0]}`;
  return id.startsWith('B') ? 'deck bear' : 'deck eagle';
}

/** Rudolph's steps, one by one, as long as there are some. */
export async function watchRudolph(page: Page, touch: Touch): Promise<number> {
  const show = page.locator('[data-show]');
  let steps = 0;
  for (; (await show.count()) > 0; steps++) {
    const step = await show.getAttribute('data-show');
    await touch(button(page, 'next'));
    await page.locator(`[data-show="${step}"]`).waitFor({ state: 'detached' });
  }
  return steps;
}

/** Chooses what an action needs, sees that it is offered, and confirms it. */
export async function doOnPicture(page: Page, touch: Touch, action: Action, newField: string | null): Promise<void> {
  const [move, ...args] = action;
  switch (move) {
    case 'endTurn':
      return touch(button(page, 'endTurn'));
    case 'work':
    case 'flip':
      await touch(piece(page, `spot ${args.join(' ')}`));
      return touch(option(page, move));
    case 'convert':
      await touch(button(page, 'convert'));
      return touch(option(page, `convert ${args.join(' ')}`));
    case 'place':
    case 'reactivate':
      await touch(piece(page, `spot ${args.join(' ')}`));
      break;
    case 'settle':
      await touch(piece(page, `spot ${newField} ${args[0]}`));
      break;
    case 'takeCard':
      await touch(option(page, `takeCard ${args[0]}`));
      break;
    case 'build': {
      const [field, x, y] = args;
      await touch(piece(page, `field ${field}`));
      await touch(piece(page, `cell ${x} ${y}`));
      break;
    }
    case 'activateCauldron':
      await touch(piece(page, `spot ${args[0]} ${args[1]}`));
      await touch(option(page, action.join(' ')));
      break;
    case 'activateTemple':
      await touch(piece(page, `spot ${args[1]} ${args[2]}`));
      await touch(option(page, action.join(' ')));
      break;
    case 'takeGrove':
    case 'harvest':
      await touch(piece(page, `grove ${args[0]}`));
      break;
    case 'inscribe':
      await touch(piece(page, `spot ${args[0]} ${args[1]}`));
      await touch(option(page, `page ${args[2]} ${args[3]}`));
      break;
    case 'recycle':
      await touch(piece(page, pieceToRecycle(String(args[0]))));
      break;
    case 'pass':
      await touch(button(page, 'pass'));
      break;
  }
  await touch(confirm(page));
}
