import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { verify } from '../../src/play/verify.ts';
import { fixtureGame } from './fixture.ts';
import { tabTo } from './keyboard.ts';
import { button, byFinger, byMouse, confirm, doOnPicture, piece } from './picture.ts';
import { DESK, expectToFit, keptMatch, openMatch, PHONE, settings, siteToVisit } from './visit.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const ending = (page: Page) => page.getByRole('dialog');

describe('The picture board', () => {
  const { visit } = siteToVisit();

  it('a whole game of two is played by clicking: the scores are those of the fixture', () =>
    visit(
      async ({ page }) => {
        const { opening, steps, scores } = fixtureGame('first-evening');
        await openMatch(page, opening);
        for (const { action, newField } of steps) await doOnPicture(page, byMouse, action, newField);
        await ending(page).waitFor();
        for (const score of scores) await ending(page).getByText(String(score), { exact: true }).first().waitFor();
        await ending(page).getByRole('button', { name: 'Look at the table' }).click();
        expect(verify(await keptMatch(page)).result?.scores).to.deep.equal(scores);
      },
      { kept: settings({ motion: 'reduced' }) },
    ));

  it('a whole game is played with the keyboard alone', () =>
    visit(async ({ page }) => {
      await tabTo(page, page.getByRole('button', { name: 'Play now' }));
      await page.keyboard.press('Enter');
      await heading(page, /’s turn/).waitFor();
      await playByKeyboard(page);
      await ending(page).waitFor();
      await page.keyboard.press('Escape');
      await heading(page, 'The game is over').waitFor();
    }));

  it('at 390×844 a whole round is played by touch, and nothing is cut off', () =>
    visit(
      async ({ page }) => {
        const { opening, steps } = fixtureGame('first-evening');
        await openMatch(page, opening);
        for (const { action, newField, round } of steps.filter((step) => step.round === 1)) {
          expect(round).to.equal(1);
          await doOnPicture(page, byFinger, action, newField);
          await expectToFit(page);
        }
        await page.getByText('Round 2 of 4, night').first().waitFor();
        expect(await page.locator('html').getAttribute('data-theme')).to.equal('night');
      },
      { ...PHONE, kept: settings({ motion: 'reduced' }) },
    ));

  it('at 390×844 the garden keeps its place whichever tab is open, and all that a tab shows can be scrolled to', () =>
    visit(async ({ page }) => {
      const { opening, steps } = fixtureGame('four-druids');
      const moves = steps.filter(({ round }) => round < 3).map(({ seat, action }) => ({ seat, action }));
      await openMatch(page, { ...opening, moves });
      const boxOf = async (selector: string) => (await page.locator(selector).last().boundingBox())!;
      const garden = await boxOf('[data-region="garden"]');
      for (const [tab, last] of [
        ['beasts', '[data-piece^="deck"]'],
        ['books', '[data-piece^="book"]'],
        ['players', '[data-region="players"] [data-piece^="player"]'],
        ['journal', '[data-line]'],
        ['river', '[data-slot]'],
      ] as const) {
        await page.locator(`[data-tab-name="${tab}"]`).tap();
        expect(await boxOf('[data-region="garden"]'), tab).to.deep.equal(garden);
        await page.locator(last).last().scrollIntoViewIfNeeded();
        const { y, height } = await boxOf(last);
        expect(y, `${tab}: below the tabs`).to.be.at.least(garden.y + garden.height);
        expect(y + height, `${tab}: above the dock`).to.be.at.most((await boxOf('[data-dock]')).y + 1);
      }
    }, PHONE));

  it('what is chosen changes nothing about the size of the garden', () =>
    visit(
      async ({ page }) => {
        const { opening, steps } = fixtureGame('four-druids');
        const built = steps.findIndex(({ action, round }) => round === 3 && action[0] === 'build');
        const moves = steps.slice(0, built).map(({ seat, action }) => ({ seat, action }));
        const [, field, x, y] = steps[built]!.action;
        await openMatch(page, { ...opening, moves });
        const garden = await page.locator('[data-region="garden"]').boundingBox();
        for (const key of [`field ${field}`, `cell ${x} ${y}`]) {
          await piece(page, key).click();
          expect(await page.locator('[data-region="garden"]').boundingBox(), key).to.deep.equal(garden);
        }
      },
      { kept: settings({ motion: 'reduced' }) },
    ));

  it('a reload in the middle of a turn loses nothing, not even the undo', () =>
    visit(async ({ page }) => {
      const { opening, steps } = fixtureGame('first-evening');
      await openMatch(page, opening);
      const [first] = steps;
      await doOnPicture(page, byMouse, first!.action, null);
      const [, field, spot] = first!.action as ['place', string, string];
      await button(page, 'endTurn').waitFor();
      await page.reload();
      await button(page, 'endTurn').waitFor();
      await piece(page, `spot ${field} ${spot}`).locator('[data-apprentice]').waitFor();
      await button(page, 'undo').click();
      await button(page, 'endTurn').waitFor({ state: 'detached' });
      await piece(page, `spot ${field} ${spot}`).locator('[data-apprentice]').waitFor({ state: 'detached' });
    }));

  it('the language changes in the middle of a choice, and the choice stays', () =>
    visit(async ({ page }) => {
      await openMatch(page, fixtureGame('first-evening').opening);
      await piece(page, 'spot start-green E').click();
      await heading(page, 'Place on Start green, east').waitFor();
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('radio', { name: 'Français' }).check();
      await page.keyboard.press('Escape');
      await heading(page, 'Placer sur Départ vert, est').waitFor();
      await confirm(page).click();
      await page.getByRole('button', { name: 'Terminer le tour' }).click();
      expect(await page.locator('html').getAttribute('lang')).to.equal('fr');
    }));

  it('undo stops where something new was shown, and says so', () =>
    visit(async ({ page }) => {
      const { opening, steps } = fixtureGame('first-evening');
      const shown = steps.findIndex(({ action }) => action[0] === 'takeCard' || action[0] === 'settle');
      await openMatch(page, opening);
      for (const { action, newField } of steps.slice(0, shown + 1)) {
        await doOnPicture(page, byMouse, action, newField);
      }
      const undo = button(page, 'undo');
      expect(await undo.getAttribute('aria-disabled')).to.equal('true');
      expect(await undo.getAttribute('title')).to.equal('The last move showed something new, so it stays.');
      await page.keyboard.press('u');
      expect(await button(page, 'endTurn').count()).to.equal(1);
    }));

  it('what cannot be done says why', () =>
    visit(async ({ page }) => {
      await openMatch(page, fixtureGame('first-evening').opening);
      await page.locator('[data-region="garden"] [data-piece^="grove"]').first().click({ force: true });
      await page.getByRole('alert').getByText('Groves are harvested after passing.').waitFor();
      await button(page, 'pass').getByText('place them all first').waitFor();
    }));

  it('what is pointed at explains itself: by mouse, by keyboard and by a resting finger', async () => {
    const { opening } = fixtureGame('first-evening');
    const explanation = (page: Page) => page.getByRole('tooltip').getByText('Billhook: 1 leaf');
    await visit(async ({ page }) => {
      await openMatch(page, opening);
      await piece(page, 'field start-green').hover();
      await explanation(page).waitFor();
      await page.mouse.move(1, 1);
      await explanation(page).waitFor({ state: 'detached' });
      await piece(page, 'spot start-green E').focus();
      await page.keyboard.press('Shift+ArrowLeft');
      await explanation(page).waitFor();
    });
    await visit(async ({ page }) => {
      await openMatch(page, opening);
      const { x, y, width, height } = (await piece(page, 'field start-green').boundingBox())!;
      const cdp = await page.context().newCDPSession(page);
      const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await explanation(page).waitFor();
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }, PHONE);
  });

  it('the garden comes closer, moves and fits itself again, by wheel and by keyboard', () =>
    visit(async ({ page }) => {
      await openMatch(page, fixtureGame('first-evening').opening);
      const width = async () => Math.round((await piece(page, 'field start-green').boundingBox())!.width);
      const whole = await width();
      await piece(page, 'field start-green').hover();
      await page.mouse.wheel(0, -400);
      await page.waitForFunction(isWider, whole);
      await page.keyboard.press('0');
      await page.waitForFunction(isAsWide, whole);
      await page.keyboard.press('+');
      await page.waitForFunction(isWider, whole);
    }));

  it('the garden is dragged, and nothing is chosen by it', () =>
    visit(async ({ page }) => {
      await openMatch(page, fixtureGame('first-evening').opening);
      const spot = piece(page, 'spot start-green E');
      await spot.hover();
      const { x, y, width, height } = (await spot.boundingBox())!;
      const [fromX, fromY] = [x + width / 2, y + height / 2];
      await page.mouse.down();
      await page.mouse.move(fromX + 30, fromY - 20, { steps: 3 });
      await page.mouse.up();
      const moved = (await spot.boundingBox())!;
      expect([moved.x - x, moved.y - y].map(Math.round)).to.deep.equal([30, -20]);
      expect(await page.locator('[data-state~="chosen"]').count()).to.equal(0);
      await spot.click();
      await page.locator('[data-piece="spot start-green E"][data-state~="chosen"]').waitFor();
    }));

  it('two fingers bring the garden closer', () =>
    visit(async ({ page }) => {
      await openMatch(page, fixtureGame('first-evening').opening);
      const { x, y, width, height } = (await piece(page, 'field start-green').boundingBox())!;
      const [centreX, centreY] = [x + width / 2, y + height / 2];
      const fingers = (apart: number) => [
        { x: centreX - apart, y: centreY, id: 1 },
        { x: centreX + apart, y: centreY, id: 2 },
      ];
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(40) });
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.waitForFunction(isAsWide, 2 * width);
      const closer = (await piece(page, 'field start-green').boundingBox())!;
      expect(Math.abs(closer.x + closer.width / 2 - centreX)).to.be.at.most(1);
    }, PHONE));

  it('pointing at a line of the journal shows the pieces that it speaks of', () =>
    visit(async ({ page }) => {
      const { opening, steps } = fixtureGame('first-evening');
      await openMatch(page, opening);
      const [first, second] = steps;
      await doOnPicture(page, byMouse, first!.action, null);
      await doOnPicture(page, byMouse, second!.action, null);
      const [, field, spot] = first!.action as ['place', string, string];
      await page.getByRole('log').getByText('places an apprentice').first().hover();
      await page.locator(`[data-piece="spot ${field} ${spot}"][data-state~="pointed"]`).waitFor();
    }));

  it('a turn ends by itself when turns are not confirmed', () =>
    visit(
      async ({ page }) => {
        await openMatch(page, fixtureGame('first-evening').opening);
        const before = await heading(page, /’s turn/).innerText();
        await piece(page, 'spot start-green E').click();
        await confirm(page).click();
        await page.waitForFunction((was) => document.querySelector('h1')?.textContent !== was, before);
        expect(await button(page, 'endTurn').count()).to.equal(0);
      },
      { kept: settings({ confirmTurns: false }) },
    ));

  it('fits every screen from a small phone to a wall', async () => {
    for (const [width, height] of [
      [360, 640],
      [768, 1024],
      [1024, 768],
      [1280, 720],
      [2560, 1440],
    ] as const) {
      await visit(
        async ({ page }) => {
          await openMatch(page, fixtureGame('four-druids').opening);
          const beyond = await page.evaluate(() => ({
            x: document.documentElement.scrollWidth - window.innerWidth,
            y: document.documentElement.scrollHeight - window.innerHeight,
          }));
          expect(beyond, `${width}×${height}`).to.deep.equal({ x: 0, y: 0 });
          for (const name of ['place', 'build', 'cauldron', 'temple', 'pass']) {
            const box = (await button(page, name).boundingBox())!;
            expect(box.y + box.height, `${name} at ${width}×${height}`).to.be.at.most(height);
          }
        },
        { ...DESK, viewport: { width, height } },
      );
    }
  });

  it('what is about to be built stays within the dock, its button too, on every screen', async () => {
    const { opening, steps } = fixtureGame('four-druids');
    const built = steps.findIndex(({ action, round }) => round === 3 && action[0] === 'build');
    const moves = steps.slice(0, built).map(({ seat, action }) => ({ seat, action }));
    const [, field, x, y] = steps[built]!.action;
    for (const [width, height] of [
      [360, 640],
      [1024, 768],
      [1280, 720],
      [1440, 900],
    ] as const) {
      await visit(
        async ({ page }) => {
          await openMatch(page, { ...opening, moves });
          await piece(page, `field ${field}`).click();
          await piece(page, `cell ${x} ${y}`).click();
          await confirm(page).waitFor();
          const dock = (await page.locator('[data-dock]').boundingBox())!;
          const box = (await confirm(page).boundingBox())!;
          expect(box.x + box.width, `right at ${width}×${height}`).to.be.at.most(dock.x + dock.width + 1);
          expect(box.y + box.height, `foot at ${width}×${height}`).to.be.at.most(height);
        },
        { ...DESK, viewport: { width, height }, kept: settings({ motion: 'reduced' }) },
      );
    }
  });

  it('Tab goes from region to region, and is held by none', () =>
    visit(async ({ page }) => {
      await openMatch(page, fixtureGame('first-evening').opening);
      const regions = new Set<string | null | undefined>();
      const stops = 30;
      for (let i = 0; i < stops; i++) {
        await page.keyboard.press('Tab');
        regions.add(
          await page.evaluate(() => document.activeElement?.closest('[data-region]')?.getAttribute('data-region')),
        );
      }
      expect([...regions]).to.include.members(['garden', 'river', 'players', 'beasts', 'books', 'journal']);
    }));
});

const isWider = (than: number): boolean =>
  document.querySelector('[data-piece="field start-green"]')!.getBoundingClientRect().width > than + 4;
const isAsWide = (as: number): boolean =>
  Math.abs(document.querySelector('[data-piece="field start-green"]')!.getBoundingClientRect().width - as) < 2;

/** What the page says is possible now, read as a player would. */
const situation = (page: Page) =>
  page.evaluate(() => ({
    over: document.querySelector('dialog[open]') !== null,
    stage: document.querySelector('[data-stage]')?.getAttribute('data-stage') ?? '',
    possible: [...document.querySelectorAll('[data-action][aria-disabled="false"]')].map((action) =>
      action.getAttribute('data-action'),
    ),
    harvest: document.querySelector('[data-piece^="grove"][data-state~="legal"]') !== null,
  }));

/** Builds, brews and worships where it can, places otherwise, and passes at last: only keys are pressed. */
async function playByKeyboard(page: Page): Promise<void> {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const most = 400;
  for (let i = 0; i < most; i++) {
    const { over, stage, possible, harvest } = await situation(page);
    if (over) return;
    if (stage === 'acted') await press('n');
    else if (stage === 'harvest') await (harvest ? press('Enter', 'Enter') : press('n'));
    else if (stage === 'act' && possible.includes('temple')) await press('d', 'Enter', 'Enter');
    else if (stage === 'act' && possible.includes('cauldron')) await press('c', 'Enter', 'Enter');
    else if (stage === 'act' && possible.includes('build')) await press('b', 'Enter', 'Enter', 'Enter');
    else if (stage === 'act' && possible.includes('place')) await press('a', 'Enter', 'Enter');
    else if (stage === 'act') await press('e', 'Enter');
    else await press('Enter', 'Enter', 'Enter');
  }
  throw new Error('the game did not come to its end');
}
