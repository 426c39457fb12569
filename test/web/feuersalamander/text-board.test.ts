import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { FIGURES, KINDS } from '../../../src/games/feuersalamander/content/terms.ts';
import type { Action } from '../../../src/games/feuersalamander/rules/actions.ts';
import { LONGEST_NAME } from '../../../src/games/seats.ts';
import { verify } from '../../../src/play/verify.ts';
import { expectAccessible, LOOKS } from '../axe.ts';
import { tabTo } from '../keyboard.ts';
import { describedBy, expectForFingers, move } from '../text.ts';
import { expectToFit, keptMatch, openMatch, PHONE, settings, siteToVisit } from '../visit.ts';
import { feuerGame, takeScreen } from './game.ts';

const IN_WORDS = settings({ board: 'text', motion: 'reduced' });

const sheet = (page: Page) => page.locator('form[data-sheet="claim"]');
const questions = (page: Page) => page.getByRole('table', { name: 'Questions heard' });
const atHeading = (page: Page) => page.waitForFunction(() => document.activeElement?.matches('h1'));

/** A closed list goes from entry to entry with the arrow keys. */
async function choose(page: Page, name: string, value: string): Promise<void> {
  const select = page.locator(`select[name="${name}"]`);
  await tabTo(page, select);
  const entries = await select.locator('option').evaluateAll((all) => all.map((each) => each.getAttribute('value')));
  await page.keyboard.press('Home');
  for (let i = 0; i < entries.indexOf(value); i++) await page.keyboard.press('ArrowDown');
  expect(await select.inputValue()).to.equal(value);
}

async function byKeyboard(page: Page, action: Action): Promise<void> {
  if (action[0] === 'lay') {
    const [, ...named] = action;
    for (const [i, kind] of KINDS.entries()) {
      await choose(page, `${kind} holder`, String(named[2 * i + 1]));
      await choose(page, `${kind} card`, String(named[2 * i]));
    }
  }
  await tabTo(page, move(page, action[0] === 'lay' ? 'lay' : action.join(' ')));
  await page.keyboard.press('Enter');
}

/** Plays on until so many moves are made; every change of hands is behind the curtain. */
async function playTo(page: Page, steps: readonly { seat: number; action: Action }[]): Promise<void> {
  let present: number | null = null;
  for (const { seat, action } of steps) {
    if (seat !== present) await takeScreen(page, seat);
    present = seat;
    await move(page, action[0] === 'lay' ? 'lay' : action.join(' ')).waitFor();
    await atHeading(page);
    await byKeyboard(page, action);
  }
}

describe('Der Feuer-Salamander in words', () => {
  const { visit } = siteToVisit();

  it('a whole game is played by keyboard alone, at one screen, with claims that fail, keys, and a swap', () =>
    visit(
      async ({ page }) => {
        const { opening, steps, scores } = feuerGame('monk-against-robber');
        await openMatch(page, opening);
        await playTo(page, steps);
        await page.getByRole('dialog').getByRole('button', { name: 'Look at the table' }).click();
        await page.getByRole('heading', { level: 1, name: 'The match is over' }).waitFor();
        const total = page.getByRole('row', { name: /^Total/ }).getByRole('cell');
        expect((await total.allInnerTexts()).map(Number)).to.deep.equal(scores);
        expect(verify(await keptMatch(page)).result?.scores).to.deep.equal(scores);
      },
      { kept: IN_WORDS },
    ));

  it('a claim says what is missing, what it would bring and what a mistake would cost', () =>
    visit(
      async ({ page }) => {
        const { opening, steps } = feuerGame('monk-against-robber');
        const lay = steps.findLastIndex(({ action }) => action[0] === 'lay');
        await openMatch(page, { ...opening, moves: steps.slice(0, lay) });
        await takeScreen(page, steps[lay]!.seat);
        const button = move(page, 'lay');
        expect(await button.getAttribute('aria-disabled')).to.equal('true');
        expect(await describedBy(button)).to.equal('First choose all three cards and who holds them.');
        const row = sheet(page).locator('select[name="row card"]');
        await row.selectOption('row-7');
        await sheet(page).getByText('By logic alone it cannot be right.').waitFor();
        await row.selectOption('row-4');
        await sheet(page).getByText('By logic alone it is right.').waitFor();
        expect(await describedBy(button)).to.equal(
          [
            'Worth: 4 × 4 × 3 = 48',
            'By logic alone it is right.',
            'If all of it is right: 48 points, 72 in all. That reaches the target.',
            'Both your own cards go with it, and your token back to its start place.',
            'If one card is wrong: the table sees your hand (Three stones and Wing of Fire), you go to the dungeon ' +
              'and your turn ends. Whoever’s card you named rightly may then swap it.',
          ].join('\n\n'),
        );
        expect(await button.getAttribute('aria-disabled')).to.equal('false');
      },
      { kept: IN_WORDS },
    ));

  it('of three, only who asked hears the answer, and still knows it later', () =>
    visit(
      async ({ page }) => {
        const { opening, steps } = feuerGame('three-round-the-lair');
        const asked = steps.findIndex(({ action }) => action.join(' ') === 'ask air');
        const swapped = steps.findIndex(({ action }, i) => i > asked && action[0] === 'swap');
        const [monk, robber] = [steps[asked]!.seat, steps[asked + 1]!.seat];
        expect(steps[swapped]!.seat).to.equal(monk);

        await openMatch(page, { ...opening, moves: steps.slice(0, asked + 1) });
        await takeScreen(page, robber);
        const question = questions(page).getByRole('row').nth(1);
        expect(await question.innerText()).to.match(/^Monk\s+King\s+Wing of Air\s+not for you/);
        expect(await page.getByText('King says no: Wing of Air').count()).to.equal(0);

        await page.goto('/');
        await openMatch(page, { ...opening, moves: steps.slice(0, swapped) });
        await takeScreen(page, monk);
        await page.getByText('King says no: Wing of Air').waitFor();
      },
      { kept: IN_WORDS },
    ));

  it('with logic off nothing is said by itself, one’s own notes count, and the picture has them too', () =>
    visit(
      async ({ page }) => {
        const { opening, steps } = feuerGame('three-round-the-lair');
        const asked = steps.findIndex(({ action }) => action[0] === 'ask');
        await openMatch(page, { ...opening, moves: steps.slice(0, asked) });
        await takeScreen(page, steps[asked]!.seat);
        const hands = page.getByRole('table', { name: 'What can be in each hand' });
        await hands.getByText('no', { exact: true }).first().waitFor();
        await page.getByRole('checkbox', { name: 'Say what follows by logic alone' }).uncheck();
        expect(await describedBy(move(page, 'ask fire'))).to.equal('may be held');
        const note = page.getByRole('combobox', { name: 'Robber, Wing of Fire' });
        await note.selectOption({ label: 'no' });
        expect(await describedBy(move(page, 'ask fire'))).to.equal('cannot be held');
        await page.getByRole('button', { name: 'Picture board' }).click();
        const inPicture = page.locator('[data-piece="note 2 fire"]');
        await inPicture.waitFor();
        expect(await inPicture.getAttribute('aria-label')).to.include('your pencil: impossible');
      },
      { kept: IN_WORDS },
    ));

  it('on a phone every button is large enough for a finger and nothing is cut off, in the longest words and names', () =>
    visit(
      async ({ page }) => {
        const { opening, steps } = feuerGame('four-until-the-pile-is-empty');
        const seats = FIGURES.map((colour) => ({ name: 'W'.repeat(LONGEST_NAME), colour }));
        for (const stage of ['lay', 'swap', 'placeToken', 'move', 'ask', 'keyThrow', 'goHome', 'discard']) {
          const at = steps.findLastIndex(({ action }) => action[0] === stage);
          await openMatch(page, { ...opening, seats, moves: steps.slice(0, at) });
          await takeScreen(page, steps[at]!.seat);
          await move(page, stage).waitFor();
          await expectToFit(page, stage);
          await expectForFingers(page.locator('#main').locator('button:visible, summary:visible, select:visible'));
          await page.goto('/');
        }
      },
      { ...PHONE, locale: 'de-DE', kept: IN_WORDS },
    ));

  for (const { theme, size, screen } of LOOKS) {
    it(`is accessible by ${theme}, at the size of a ${size}`, () =>
      visit(
        async ({ page }) => {
          const { opening, steps } = feuerGame('four-until-the-pile-is-empty');
          for (const stage of ['swap', 'placeToken', 'ask', 'lay']) {
            const at = steps.findLastIndex(({ action }) => action[0] === stage);
            await openMatch(page, { ...opening, moves: steps.slice(0, at) });
            await takeScreen(page, steps[at]!.seat);
            await move(page, stage).waitFor();
            await expectAccessible(page, stage);
            await page.goto('/');
          }
        },
        { ...screen, bypassCSP: true, kept: settings({ board: 'text', motion: 'reduced', theme }) },
      ));
  }
});
