import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { verify } from '../../src/play/verify.ts';
import { fixtureGame } from './fixture.ts';
import { tabTo } from './keyboard.ts';
import { byMouse, doOnPicture, piece } from './picture.ts';
import { describedBy, expectForFingers, move, press } from './text.ts';
import { expectToFit, keptMatch, openMatch, PHONE, settings, siteToVisit } from './visit.ts';

const IN_WORDS = settings({ board: 'text', motion: 'reduced' });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const journal = (page: Page) => page.getByRole('log').getByRole('listitem');
const atHeading = (page: Page) => page.waitForFunction(() => document.activeElement?.matches('h1'));
const board = (page: Page, name: 'picture' | 'text') => page.locator(`[data-board="${name}"]`);

describe('The text board', () => {
  const { visit } = siteToVisit();

  it('a whole game of four is played by pressing buttons: the scores are those of the fixture', () =>
    visit(
      async ({ page }) => {
        const { opening, steps, scores } = fixtureGame('four-druids');
        await openMatch(page, opening);
        for (const { action } of steps) await press(page, action);
        await page.getByRole('dialog').getByRole('button', { name: 'Look at the table' }).click();
        await heading(page, 'The game is over').waitFor();
        const total = page.getByRole('row', { name: /^Total/ }).getByRole('cell');
        expect((await total.allInnerTexts()).map(Number)).to.deep.equal(scores);
        expect(verify(await keptMatch(page)).result?.scores).to.deep.equal(scores);
      },
      { kept: IN_WORDS },
    ));

  it('every move says its result before it is made, in each language', async () => {
    const { opening, steps } = fixtureGame('four-druids');
    const built = steps.findIndex(({ action, round }) => round === 3 && action[0] === 'build');
    const moves = steps.slice(0, built).map(({ seat, action }) => ({ seat, action }));
    const build = `button[data-action="${steps[built]!.action.join(' ')}"]`;
    for (const [locale, placing, building] of [
      ['en-GB', '1 point and +1 crystal', 'Result: 6 points, then an apprentice or a card'],
      ['fr-FR', '1 point et +1 cristal', 'Résultat\u00a0: 6 points, puis un apprenti ou une carte'],
      ['de-DE', '1 Punkt und +1 Kristall', 'Ergebnis: 6 Punkte, dann ein Lehrling oder eine Karte'],
    ] as const) {
      await visit(
        async ({ page }) => {
          await openMatch(page, fixtureGame('first-evening').opening);
          expect(await describedBy(move(page, 'place start-green N'))).to.equal(placing);
          const silent = page.locator('button[data-action]:not([data-action="endTurn"]):not([aria-describedby])');
          expect(await silent.count()).to.equal(0);
          await page.goto('/');
          await openMatch(page, { ...opening, moves });
          expect(await describedBy(page.locator(build))).to.equal(building);
        },
        { locale, kept: IN_WORDS },
      );
    }
  });

  it('a move says what it brings, is taken back alone or with the whole turn, and the turn ends', () =>
    visit(
      async ({ page }) => {
        await openMatch(page, fixtureGame('first-evening').opening);
        await heading(page, 'Madder’s turn').waitFor();
        const [undo, restart] = [move(page, 'undo'), move(page, 'restart')];
        for (const button of [undo, restart]) {
          expect(await button.getAttribute('aria-disabled')).to.equal('true');
          expect(await describedBy(button)).to.equal('Nothing to undo yet in this turn.');
        }
        expect(await page.locator('button[data-action^="place"]').count()).to.equal(16);

        await page
          .getByRole('button', { name: 'Place an apprentice: Start (green billhook), north (bonus)' })
          .click();
        await page.getByText('Your action is done.', { exact: false }).first().waitFor();
        expect(await journal(page).last().innerText()).to.equal(
          'Madder places an apprentice on Start (green billhook), north (bonus): 1 point (bonus spot), 1 crystal',
        );
        await move(page, 'work start-green').click();
        await page.getByText('Made this turn: 1 leaf').waitFor();
        await undo.click();
        await page.getByText('Made this turn: nothing').waitFor();
        expect(await journal(page).count()).to.equal(2);

        await move(page, 'work start-green').click();
        await page.getByText('Made this turn: 1 leaf').waitFor();
        await restart.click();
        await move(page, 'place start-green N').waitFor();
        expect(await journal(page).count()).to.equal(1);
        expect(await restart.getAttribute('aria-disabled')).to.equal('true');

        await press(page, ['place', 'start-green', 'E']);
        await press(page, ['endTurn']);
        await heading(page, 'Woad’s turn').waitFor();
        expect(await journal(page).count()).to.equal(2);
      },
      { kept: IN_WORDS },
    ));

  it('a whole round is played with the keyboard alone, always going on from the heading, until night falls', () =>
    visit(
      async ({ page }) => {
        const byKeyboard = async (name: string) => {
          await tabTo(page, move(page, name));
          await page.keyboard.press('Enter');
          await atHeading(page);
        };
        await tabTo(page, page.getByRole('button', { name: 'Play now' }));
        await page.keyboard.press('Enter');
        await move(page, 'place').waitFor();
        await atHeading(page);
        expect(await page.locator('html').getAttribute('data-theme')).to.equal('day');
        const apprentices = 6;
        for (let placed = 0; placed < apprentices; placed++) {
          await byKeyboard('place');
          await byKeyboard('endTurn');
        }
        for (const player of ['first', 'second']) {
          expect(await move(page, 'place').count(), `${player} has placed them all`).to.equal(0);
          await byKeyboard('pass');
          await byKeyboard('endTurn');
        }
        await page.locator('#main').getByText('Round 2 of 4, night', { exact: true }).waitFor();
        expect(await page.locator('html').getAttribute('data-theme')).to.equal('night');
      },
      { kept: IN_WORDS },
    ));

  it('the picture takes its place in the middle of a turn, by key and by button, and nothing is lost', () =>
    visit(
      async ({ page }) => {
        const { opening, steps } = fixtureGame('first-evening');
        const built = steps.findIndex(({ action }) => action[0] === 'build');
        await openMatch(page, opening);
        for (const { action } of steps.slice(0, built)) await press(page, action);
        const told = await journal(page).allInnerTexts();
        const inStore = await page.getByText(/^Made this turn: /).innerText();
        expect(inStore).not.to.include('nothing');

        await page.keyboard.press('t');
        await board(page, 'picture').waitFor();
        const { action, newField } = steps[built] as (typeof steps)[number];
        await doOnPicture(page, byMouse, action, newField);
        const [, field] = action;
        await page.locator(`[data-region="garden"] [data-piece="field ${field}"]`).waitFor();

        await page.getByRole('button', { name: 'Text board' }).click();
        await board(page, 'text').waitFor();
        // what was done on the picture is told here, and asks here for what comes next
        await move(page, 'settle').waitFor();
        expect(await journal(page).allInnerTexts()).to.include.members(told);
        await press(page, steps[built + 1]!.action);

        await page.keyboard.press('T');
        await board(page, 'picture').waitFor();
        await page.keyboard.press('T');
        expect(await page.evaluate(() => localStorage.getItem('litha.settings'))).to.include('"board":"text"');
        expect(verify(await keptMatch(page)).moves).to.equal(built + 2);
      },
      { kept: IN_WORDS },
    ));

  it('what was done on one board is taken back on the other', () =>
    visit(
      async ({ page }) => {
        await openMatch(page, fixtureGame('first-evening').opening);
        await press(page, ['place', 'start-green', 'E']);
        await press(page, ['work', 'start-green', 'E']);
        await page.keyboard.press('t');
        const apprentice = piece(page, 'spot start-green E').locator('[data-apprentice]');
        await apprentice.waitFor();
        await page.keyboard.press('u');
        await page.getByRole('button', { name: 'Text board' }).click();
        await page.getByText('Made this turn: nothing').waitFor();
        await move(page, 'undo').click();
        await page.getByRole('button', { name: 'Picture board' }).click();
        await piece(page, 'spot start-green E').waitFor();
        expect(await apprentice.count()).to.equal(0);
      },
      { kept: IN_WORDS },
    ));

  it('on a phone every button is large enough for a finger and nothing is cut off, in the longest words', () =>
    visit(
      async ({ page }) => {
        await openMatch(page, fixtureGame('four-druids').opening);
        for (let turn = 0; turn < 4; turn++) {
          await expectToFit(page);
          await expectForFingers(page.locator('button:visible, summary:visible'));
          await move(page, 'place').tap();
          await move(page, 'endTurn').tap();
          await page.getByText('Wähle deine Aktion.').first().waitFor();
        }
        expect(await journal(page).count()).to.equal(5);
      },
      { ...PHONE, locale: 'de-DE', kept: IN_WORDS },
    ));
});
