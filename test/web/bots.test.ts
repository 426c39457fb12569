/** Bots at a table on one screen. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { salamandra } from '../../src/games/salamandra/index.ts';
import { BOTS } from '../../src/play/bots.ts';
import type { MatchFile } from '../../src/play/match-file.ts';
import { randomFrom } from '../../src/play/random.ts';
import { verify } from '../../src/play/verify.ts';
import { expectAccessible } from './axe.ts';
import { fixtureGame } from './fixture.ts';
import { startMeter, type Metered } from './frames.ts';
import { press } from './text.ts';
import { expectToFit, openMatch, PHONE, settings, siteToVisit } from './visit.ts';
import { checkFile, dealMatch, turnsOf } from './salamandra.ts';

const AT_ONCE = settings({ board: 'text', motion: 'reduced' });

const hurry = (page: Page) => page.locator('[data-tool="hurry"]');

/** As the browser has kept it. */
async function keptFile(page: Page): Promise<MatchFile> {
  const id = new URL(page.url()).pathname.split('/')[2];
  const text = await page.evaluate((key) => localStorage.getItem(key), `litha.match.${id}`);
  return (JSON.parse(text ?? '') as { file: MatchFile }).file;
}

const positionOf = (file: MatchFile) => checkFile(JSON.stringify(file)).G;

/** Makes the moves of one turn, as somebody does who sees no further. */
async function playTurn(page: Page): Promise<void> {
  const before = positionOf(await keptFile(page));
  for (let G = before; !G.over && G.turn === before.turn; G = positionOf(await keptFile(page))) {
    for (const action of BOTS.greedy(salamandra, G, G.seat, randomFrom('person'))) await press(page, action);
  }
}

describe('Bots on one screen', () => {
  const { visit } = siteToVisit();

  it('an expert plays a whole game against a person, and the page does not stutter while it thinks', () =>
    visit(
      async ({ page }) => {
        const seats = [
          { name: 'Maren', colour: 'weld' },
          { name: '', colour: 'woad', bot: 'expert' },
        ] as const;
        await openMatch(page, dealMatch(seats, 'against the expert').file);
        const meter = await startMeter(page, '[data-tool="hurry"]');
        const over = page.getByRole('dialog').getByRole('button', { name: 'Look at the table' });
        const mine = page.getByRole('heading', { level: 1, name: 'Your turn' });
        for (;;) {
          await mine.or(over).waitFor();
          if (await over.isVisible()) break;
          await meter.rest();
          await playTurn(page);
        }
        const file = await keptFile(page);
        expect(verify(JSON.stringify(file)).result).to.deep.equal(file.result);
        expect(new Set(file.moves.map(({ seat }) => seat))).to.deep.equal(new Set([0, 1]));
        expectNoStutter(await meter.read());
      },
      { kept: AT_ONCE },
    ));

  it('are chosen seat by seat, play at a pace that can be hurried, and go on after a reload', () =>
    visit(
      async ({ page }) => {
        await page.goto('/new/salamandra');
        await page.getByRole('radio', { name: '3', exact: true }).check();
        const players = page.getByLabel('Who plays?');
        for (const seat of [1, 2]) await players.nth(seat).selectOption('Bot, medium');
        expect(await page.getByLabel('Name').nth(2).inputValue()).to.equal('Gardener 2');
        await expectAccessible(page, 'a new table with bots');
        await page.getByRole('button', { name: 'Start the game' }).click();
        const mine = page.getByRole('heading', { level: 1, name: 'Your turn' });
        const theirs = page.getByRole('heading', { level: 1, name: /^Gardener/ });
        await mine.waitFor();
        await playTurn(page);
        await theirs.waitFor();
        expect(await page.locator('button[data-action^="place"]').count(), 'moves on offer').to.equal(0);
        const [before] = (await keptFile(page)).moves.slice(-1);
        await page.reload();
        await theirs.waitFor();
        await hurry(page).click();
        await mine.waitFor();
        const { moves } = await keptFile(page);
        expect(moves.slice(-1)[0]).not.to.deep.equal(before);
        expect(new Set(moves.map(({ seat }) => seat)).size).to.equal(3);
      },
      { kept: settings({ board: 'text', motion: 'full', botPace: 'calm' }), bypassCSP: true },
    ));

  it('that cannot be loaded say so, and try again', () =>
    visit(
      async ({ page }) => {
        const thinking = /\/worker\.\w+\.js/;
        await page.route(thinking, (route) => route.abort());
        const seats = [
          { name: '', colour: 'woad', bot: 'medium' },
          { name: 'Maren', colour: 'weld' },
        ] as const;
        await openMatch(page, dealMatch(seats, 'stuck').file);
        const mine = page.getByRole('heading', { level: 1, name: 'Your turn' });
        const stuck = page.getByRole('dialog', { name: 'The bot cannot go on' });
        await mine.or(stuck).waitFor();
        if (await mine.isVisible()) await playTurn(page);
        await stuck.waitFor();
        await page.unroute(thinking);
        await stuck.getByRole('button', { name: 'Let it try again' }).click();
        await stuck.waitFor({ state: 'hidden' });
        await mine.waitFor();
      },
      { kept: AT_ONCE, expected: /net::ERR_FAILED|^Error/ },
    ));

  for (const [name, board] of [
    ['picture', 'picture'],
    ['text board', 'text'],
  ] as const) {
    it(`the expert says what it would do, on the ${name}, and that can be played`, () =>
      visit(
        async ({ page }) => {
          await openMatch(page, fixtureGame('first-evening').opening);
          await page.getByRole('button', { name: 'What would the expert do?' }).click();
          const dialog = page.getByRole('dialog');
          await dialog.locator('[data-advice="given"]').waitFor();
          const advice = dialog.locator('[data-play]');
          expect(await advice.count()).to.equal(3);
          expect(await dialog.getByText('the best', { exact: true }).count()).to.equal(1);
          const why = await dialog.locator('[data-why]').allInnerTexts();
          expect(why.join('\n')).to.match(/^Why: (?:[a-z ]+\u00a0[+−]\d+\.\d(?: · |$))+/m);
          await expectAccessible(page, 'hints');
          await expectToFit(page);
          await advice.first().click();
          await dialog.waitFor({ state: 'detached' });
          expect((await keptFile(page)).moves).not.to.have.length(0);
        },
        { ...PHONE, kept: settings({ board, motion: 'reduced' }), bypassCSP: true },
      ));
  }

  it('the expert goes through a match that is over, can be stopped, and leads to the turns that it has judged', () =>
    visit(
      async ({ page }) => {
        const { opening, steps, scores } = fixtureGame('first-evening');
        const moves = steps.map(({ seat, action }) => ({ seat, action }));
        const winners = scores.flatMap((score, seat) => (score === Math.max(...scores) ? seat : []));
        await openMatch(page, { ...opening, moves, result: { scores, winners } });
        await page.goto(`${page.url()}/replay`);
        await page.locator('[data-replay]').waitFor();
        await page.locator('[data-tool="more"]').click();
        await page.locator('[data-tool="review"]').click();
        const dialog = page.getByRole('dialog');
        const looks = dialog.locator('[data-look]');
        await looks.nth(1).waitFor();
        await dialog.getByRole('button', { name: 'Stop' }).click();
        await dialog.locator('[data-review="stopped"]').waitFor();
        await expectAccessible(page, 'a review');
        await expectToFit(page);
        const [first, second] = turnsOf({ ...opening, moves }, 0);
        await looks.nth(1).click();
        await dialog.waitFor({ state: 'detached' });
        await page.locator(`[data-replay="${second?.move}"]`).waitFor();
        await page.locator('[data-tool="review"]').click();
        expect(await looks.count(), 'it is still there').to.be.at.least(2);
        await looks.first().click();
        await page.locator(`[data-replay="${first?.move}"]`).waitFor();
      },
      { ...PHONE, kept: settings({ motion: 'reduced' }), bypassCSP: true },
    ));
});

/** A page that waits for a thought would show one frame for each: here they come as they do while nobody thinks. */
function expectNoStutter({ thinking, resting }: Metered): void {
  const rate = ({ frames, ms }: Metered['thinking']) => frames / ms;
  expect(thinking.frames).to.be.greaterThan(resting.frames / 4);
  expect(rate(thinking), 'frames while the expert thinks').to.be.greaterThan(rate(resting) / 2);
}
