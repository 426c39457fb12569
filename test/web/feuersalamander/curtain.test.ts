import { expect } from 'chai';
import type { Page } from 'playwright-core';
import type { CardId } from '../../../src/games/feuersalamander/content/cards.ts';
import { playable } from '../../../src/games/feuersalamander/playable.ts';
import { deal, unshuffled } from '../../../src/games/feuersalamander/rules/setup.ts';
import type { MatchFile } from '../../../src/play/match-file.ts';
import { byMouse } from '../picture.ts';
import { openMatch, settings, siteToVisit } from '../visit.ts';
import { takeScreen } from './game.ts';
import { doOnPicture, option } from './picture.ts';

const curtain = (page: Page) => page.locator('dialog[data-curtain]');
const handOver = (page: Page) => page.locator('[data-hand-over]');
const hand = (page: Page) => page.locator('[data-piece^="hand "]');

/** King and queen hold these cards: everything else is the same in all such matches. */
function matchWith(...hands: readonly (readonly CardId[])[]): MatchFile {
  const { pile, ...rest } = unshuffled(2);
  const held = hands.flat();
  for (const card of held) pile.splice(pile.indexOf(card), 1);
  return {
    litha: 1,
    game: playable.meta.id,
    options: { players: 2 },
    seed: null,
    arrangement: { ...rest, pile: [...held, ...pile] },
    moves: [],
    result: null,
  };
}

const FIRST = deal(unshuffled(2)).seat;

/** All that a page is made of, but for the names that its parts have for each other. */
const contentOf = (page: Page): Promise<string> =>
  page.locator('body').evaluate((body) => {
    const copy = body.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('*')) {
      for (const name of ['id', 'for', 'aria-labelledby', 'aria-describedby']) element.removeAttribute(name);
    }
    return copy.outerHTML;
  });

describe('Der Feuer-Salamander at one screen', () => {
  const { visit } = siteToVisit();

  for (const board of ['picture', 'text'] as const) {
    it(`the page is the same whatever lies behind the curtain, and then whatever the other one holds: ${board}`, () =>
      visit(
        async ({ page }) => {
          const behind: string[] = [];
          const before: string[] = [];
          for (const match of [
            matchWith(['fire', 'row-7'], ['air', 'stone-1']),
            matchWith(['fire', 'row-7'], ['row-2', 'stone-3']),
            matchWith(['water', 'stone-2'], ['air', 'stone-1']),
            matchWith(['water', 'stone-2'], ['row-2', 'stone-3']),
          ]) {
            await page.goto('/');
            await openMatch(page, match);
            await page.locator(`dialog[data-curtain="${FIRST}"]`).waitFor();
            // the words come after the table
            await page.locator('#main h1').waitFor({ state: 'attached' });
            expect(await hand(page).count()).to.equal(0);
            behind.push(await contentOf(page));
            await takeScreen(page, FIRST);
            await page.getByRole('heading', { level: 1, name: 'Your turn' }).waitFor();
            before.push(await contentOf(page));
          }
          expect(new Set(behind).size).to.equal(1);
          expect(new Set(before).size).to.equal(2);
        },
        { kept: settings({ board, motion: 'reduced' }) },
      ));
  }

  it('the screen goes from hand to hand: nobody’s cards are there until who is next has taken it', () =>
    visit(
      async ({ page }) => {
        const cards = [
          ['fire', 'row-7'],
          ['air', 'stone-1'],
        ] as const;
        await openMatch(page, matchWith(...cards));
        const names = ['King', 'Queen'];
        const order = [FIRST, 1 - FIRST, FIRST];
        for (const [turn, seat] of order.entries()) {
          if (turn > 0) {
            // what the turn has come to is seen before the screen is left
            expect(await hand(page).count()).to.be.above(0);
            await handOver(page)
              .getByRole('button', { name: `Hand over to ${names[seat]}` })
              .click();
          }
          await page.getByRole('dialog', { name: `Hand over to ${names[seat]}` }).waitFor();
          await page.keyboard.press('Escape');
          expect(await curtain(page).getAttribute('data-curtain')).to.equal(String(seat));
          expect(await hand(page).count()).to.equal(0);
          if (turn === 1) {
            // a reload draws it again
            await page.reload();
            await curtain(page).waitFor();
            expect(await hand(page).count()).to.equal(0);
          }
          if (turn === 0) await page.keyboard.press('Enter');
          else
            await curtain(page)
              .getByRole('button', { name: `I am ${names[seat]}` })
              .click();
          await page.getByRole('heading', { level: 1, name: 'Your turn' }).waitFor();
          for (const card of cards[seat]!) await page.locator(`[data-piece="hand ${card}"]`).waitFor();
          await playTurn(page);
        }
      },
      { kept: settings({ motion: 'reduced' }) },
    ));
});

/** Throws, settles what the throw asks for, and moves: nobody else is asked for before the turn has ended. */
async function playTurn(page: Page): Promise<void> {
  const seen: (string | null)[] = [];
  await doOnPicture(page, byMouse, ['throwSticks']);
  const next = option(page, 'keep')
    .or(page.locator('[data-option^="discard "]'))
    .or(page.locator('[data-option^="token "]'))
    .or(option(page, 'move sum'))
    .or(option(page, 'endTurn'))
    .or(handOver(page));
  for (;;) {
    await next.first().waitFor();
    if ((await handOver(page).count()) > 0) break;
    const name = await next.first().getAttribute('data-option');
    seen.push(name);
    await next.first().click();
    if (/^(discard|token|move) /.test(name ?? '')) await page.locator('[data-dock] [data-confirm]').click();
  }
  expect(seen).to.include('move sum');
}
