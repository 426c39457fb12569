import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { verify } from '../../src/play/verify.ts';
import { expectAccessible } from './axe.ts';
import { fixtureGame } from './fixture.ts';
import { tabTo } from './keyboard.ts';
import { button, byMouse, doOnPicture, piece, watchRudolph } from './picture.ts';
import { giveName } from './people.ts';
import { press } from './text.ts';
import { expectToFit, keptMatch, openMatch, PHONE, settings, siteToVisit } from './visit.ts';

const STILL = settings({ motion: 'reduced' });
const IN_WORDS = settings({ board: 'text', motion: 'reduced' });
const SMALL = { ...PHONE, viewport: { width: 360, height: 740 } };

const ending = (page: Page) => page.getByRole('dialog');
const stage = (page: Page, name: string) => page.locator(`[data-stage="${name}"]`);
const skip = (page: Page) => button(page, 'skip').click();

async function skipByKey(page: Page): Promise<void> {
  await page.locator('[data-show="1"]').waitFor();
  await page.keyboard.press('Escape');
}

/** The match of a fixture up to a step. */
function upTo(name: string, isIt: (step: ReturnType<typeof fixtureGame>['steps'][number]) => boolean) {
  const { opening, steps } = fixtureGame(name);
  const at = steps.findIndex(isIt);
  const moves = steps.slice(0, at).map(({ seat, action }) => ({ seat, action }));
  return { file: { ...opening, moves }, rest: steps.slice(at) };
}

describe('Alone against Rudolph', () => {
  const { visit } = siteToVisit();

  it('a whole game is played by clicking, with all that he does seen step by step, and won', () =>
    visit(
      async ({ page }) => {
        const { opening, steps, scores } = fixtureGame('rudolph-beaten');
        await openMatch(page, opening);
        await page.locator('[data-show="1"]').waitFor();
        const watched: number[] = [];
        const watch = async () => {
          watched.push(await watchRudolph(page, byMouse));
        };
        await watch();
        for (const { action, newField, isShown } of steps) {
          await doOnPicture(page, byMouse, action, newField);
          if (isShown) {
            await page.locator('[data-show="1"]').waitFor();
            await watch();
          }
        }
        // his labour, and a card and a spot for each apprentice; once a card leads nowhere, twice he gets into a spellbook;
        // between the rounds, his groves
        expect(watched).to.deep.equal([1 + 2, 1, 1 + 4, 2, 1 + 6 + 1, 5, 1 + 8 + 1 + 1]);
        await ending(page).getByRole('heading', { name: 'Madder has beaten Rudolph' }).waitFor();
        const labour = ending(page)
          .getByRole('row', { name: /^labour/ })
          .getByRole('cell');
        expect(await labour.allInnerTexts()).to.deep.equal(['0', '98']);
        await expectAccessible(page, 'the end of a game that was won');
        await ending(page).getByRole('button', { name: 'Look at the table' }).click();
        expect(verify(await keptMatch(page)).result?.scores).to.deep.equal(scores);
      },
      { kept: STILL, bypassCSP: true },
    ));

  it('each step draws its arrow to the field and puts his apprentice there; a skip shows all at once', () =>
    visit(
      async ({ page }) => {
        const { file, rest } = upTo('rudolph-beaten', ({ action, round }) => action[0] === 'recycle' && round === 1);
        await openMatch(page, file);
        await page.getByRole('heading', { name: 'Rudolph ends round 1' }).waitFor();
        await skipByKey(page);
        await doOnPicture(page, byMouse, rest[0]!.action, null);
        await page.locator('[data-show="1"]').waitFor();
        await page.getByText('Rudolph labours: 7 points (labour)').first().waitFor();
        const his = () => page.locator('[data-region="garden"] [aria-label*="Rudolph"]').count();
        expect(await his()).to.equal(1);
        await page.keyboard.press('n');
        await page.locator('[data-arrow="black S"]').waitFor();
        expect(await his()).to.equal(1);
        await expectAccessible(page, 'a step of Rudolph’s');
        await page.keyboard.press('n');
        await page
          .getByText('Rudolph places an apprentice on Start (purple billhook), east: 1 scroll')
          .first()
          .waitFor();
        expect(await his()).to.equal(2);
        await page.keyboard.press('Escape');
        await page.locator('[data-show]').waitFor({ state: 'detached' });
        expect(await his()).to.equal(3);
        expect(await page.locator('[data-arrow]').count()).to.equal(0);
        await stage(page, 'act').waitFor();
      },
      { kept: STILL, bypassCSP: true },
    ));

  it('pieces are recycled with the keyboard alone', () =>
    visit(
      async ({ page }) => {
        const { file } = upTo('rudolph-last-night', ({ action, round }) => action[0] === 'recycle' && round === 2);
        await openMatch(page, file);
        await skipByKey(page);
        await stage(page, 'recycle').waitFor();
        await page.getByText('You may put 3 more', { exact: false }).first().waitFor();
        await expectAccessible(page, 'recycling');
        const field = await page.locator('[data-slot="0"]').getAttribute('data-piece');
        await tabTo(page, piece(page, field!));
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        await page.getByText('You may put 2 more', { exact: false }).first().waitFor();
        expect(await page.locator('[data-slot="0"]').getAttribute('data-piece')).to.not.equal(field);
        const card = await piece(page, 'deck bear').getAttribute('aria-label');
        await tabTo(page, piece(page, 'deck bear'));
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        await page.getByText('You may put 1 more', { exact: false }).first().waitFor();
        expect(await piece(page, 'deck bear').getAttribute('aria-label')).to.not.equal(card);
        await page.keyboard.press('n');
        await page.locator('[data-show="1"]').waitFor();
      },
      { kept: STILL, bypassCSP: true },
    ));

  it('a game is lost in words on a small phone: the text board tells why', () =>
    visit(
      async ({ page }) => {
        const { opening, steps, scores } = fixtureGame('rudolph-second-night');
        await openMatch(page, opening);
        await page.getByText('Labour card, level 3').waitFor();
        await expectAccessible(page, 'Rudolph in words');
        await expectToFit(page);
        await skip(page);
        for (const { action, isShown } of steps) {
          await press(page, action);
          if (isShown) await skipByKey(page);
        }
        await ending(page).getByRole('heading', { name: 'Rudolph has won' }).waitFor();
        const why = `At the end of round 2 Madder had ${scores[0]} points and Rudolph ${scores[1]} points: only who has more than he goes on.`;
        await ending(page).getByText(why).waitFor();
        await expectToFit(page);
        await ending(page).getByRole('button', { name: 'Look at the table' }).click();
        await page.getByText(why).waitFor();
        const total = page.getByRole('row', { name: /^Total/ }).getByRole('cell');
        expect((await total.allInnerTexts()).map(Number)).to.deep.equal(scores);
      },
      { ...SMALL, kept: IN_WORDS, bypassCSP: true },
    ));

  it('a game is lost by the final count, and the next one is solo again', () =>
    visit(
      async ({ page }) => {
        const { file, rest } = upTo('rudolph-counts', ({ action, round }) => action[0] === 'pass' && round === 4);
        const [own = 0, his = 0] = fixtureGame('rudolph-counts').scores;
        const best = `lost, ${own} : ${his} (${own - his})`;
        await openMatch(page, file);
        for (const { action, newField } of rest) await doOnPicture(page, byMouse, action, newField);
        await ending(page).getByRole('heading', { name: 'Rudolph has won' }).waitFor();
        await ending(page).getByText('Ahead after every round, but not by the final count.').waitFor();
        await ending(page).locator('[data-best="here"]', { hasText: best }).waitFor();
        await ending(page).getByRole('button', { name: 'Play again' }).click();
        await page.locator('[data-show="1"]').waitFor();
        expect(await page.locator('[data-rudolph="1"]').count()).to.equal(1);
        await page.goto('/new/salamandra');
        await page.getByRole('radio', { name: 'Alone' }).check();
        await page.getByRole('radio', { name: '3, hard' }).check();
        expect(await page.locator('[data-best]').count()).to.equal(0);
        await page.getByRole('radio', { name: '1, easy' }).check();
        await page.locator('[data-best="here"]', { hasText: best }).waitFor();
      },
      { kept: STILL, bypassCSP: true },
    ));

  it('a table is set up for one, at a level, at 360 pixels; the home page knows Rudolph', () =>
    visit(
      async ({ page }) => {
        await page.goto('/new/salamandra');
        await page.getByText('Alone', { exact: true }).tap();
        await page.getByText('3, hard').tap();
        await expectAccessible(page, 'a new solo table');
        await expectToFit(page);
        await page.getByRole('button', { name: 'Start the game' }).tap();
        await page.locator('[data-show="1"]').waitFor();
        await expectToFit(page);
        await page.locator('[data-tab-name="players"]').tap();
        await page.locator('[data-rudolph="3"]').waitFor();
        await expectAccessible(page, 'Rudolph’s mat');
        await page.goto('/');
        await page.getByText('Rudolph').first().waitFor();
      },
      { ...SMALL, kept: STILL, bypassCSP: true },
    ));

  it('a table is opened online for one: others watch by the link, it is looked back at, and my games know it', () =>
    visit(
      async ({ page }) => {
        await page.goto('/play/new');
        await giveName(page, 'Maren');
        await page.getByRole('radio', { name: 'Alone' }).check();
        await page.getByRole('radio', { name: '2, medium' }).check();
        await expectAccessible(page, 'a solo table online');
        await expectToFit(page);
        await page.getByRole('button', { name: 'Open the table' }).click();
        await page.locator('[data-show="1"]').waitFor();
        const table = page.url();
        await skip(page);
        await piece(page, 'spot start-green S').click();
        await page.locator('[data-confirm]').click();
        await stage(page, 'acted').waitFor();
        await visit(
          async (other) => {
            await other.page.goto(table);
            await other.page.getByText('Maren’s turn').first().waitFor();
            await other.page.locator('[data-rudolph="2"]').waitFor();
          },
          { kept: STILL },
        );
        await page.goto(`${table}/replay`);
        await page.locator('[data-rudolph="2"]').waitFor();
        await page.goto(table);
        await page.locator('[data-tool="menu"]').click();
        await page.locator('[data-tool="resign"]').click();
        await page.getByRole('dialog').getByText('Rudolph', { exact: false }).waitFor();
        await page.locator('[data-confirm="resign"]').click();
        await page.getByRole('dialog').getByText('Victory: Rudolph.').waitFor();
        await page.goto('/my/games');
        await page.getByText('Rudolph').first().waitFor();
        await expectAccessible(page, 'my games with a solo match');
      },
      { kept: STILL, bypassCSP: true },
    ));
});
