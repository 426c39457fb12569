import { readFile, rm } from 'node:fs/promises';
import { expect } from 'chai';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { makeDataDir, type RunningServer, startServer } from '../server/running.ts';
import { verify } from '../../src/play/verify.ts';
import { launchChromium } from './chromium.ts';
import { buildSite } from './site.ts';

const DESK = { viewport: { width: 1280, height: 800 }, locale: 'en-GB' };
const PHONE = { viewport: { width: 390, height: 844 }, locale: 'de-DE', hasTouch: true, isMobile: true };

const move = (page: Page, name: string) => page.locator(`button[data-action^="${name}"]`);
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const journal = (page: Page) => page.getByRole('log').getByRole('listitem');

/** The first line of the log says who begins. */
const firstPlayer = async (page: Page): Promise<string> =>
  /; (\w+) begins$/.exec(await journal(page).first().innerText())?.[1] ?? '';
const other = (player: string): string => (player === 'Madder' ? 'Woad' : 'Madder');

/** Tab until it is reached, as someone without a mouse does. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const stops = 200;
  for (let i = 0; i < stops; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`no way by Tab to ${selector}`);
}

async function byKeyboard(page: Page, action: string): Promise<void> {
  await tabTo(page, `button[data-action^="${action}"]`);
  await page.keyboard.press('Enter');
  // the button is gone, and the keyboard is at the heading that says what is next
  await page.waitForFunction(() => document.activeElement?.matches('h1'));
}

describe('The page', () => {
  let browser: Browser | undefined;
  let server: RunningServer;
  let dataDir: string;

  before(async () => {
    await buildSite();
    dataDir = await makeDataDir();
    server = await startServer(dataDir);
    browser = await launchChromium();
  });

  after(async () => {
    await browser?.close();
    await server.stop();
    await rm(dataDir, { recursive: true });
  });

  /** A fresh browser window; whatever goes wrong in it fails the test. */
  async function open(options: BrowserContextOptions, use: (page: Page) => Promise<void>): Promise<void> {
    const context = await (browser as Browser).newContext(options);
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(server.address);
    await use(page);
    expect(problems).to.deep.equal([]);
    await context.close();
  }

  const expectToFit = async (page: Page) => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(width, 'pixels beyond the window').to.equal(0);
  };

  it('lets two players make moves, take them back and end their turns', () =>
    open(DESK, async (page) => {
      await page.getByRole('button', { name: 'Start the game' }).click();
      const first = await firstPlayer(page);
      await heading(page, `${first}’s turn`);
      expect(await move(page, 'place').count()).to.equal(16);
      expect(await move(page, 'endTurn').count()).to.equal(0);

      const undo = page.getByRole('button', { name: 'Undo' });
      expect(await undo.getAttribute('aria-disabled')).to.equal('true');
      await page.getByText('Nothing to undo yet in this turn.').waitFor();

      await page.getByRole('button', { name: 'Place an apprentice: Start (green billhook), north (bonus)' }).click();
      await page.getByText('Your action is done.').waitFor();
      const placed = `${first} places an apprentice on Start (green billhook), north (bonus): 1 point (bonus spot)`;
      expect(await journal(page).last().innerText()).to.include(placed);

      await undo.click();
      await page.getByText('Choose your action.').waitFor();
      expect(await journal(page).count()).to.equal(1);

      await page.getByRole('button', { name: 'Place an apprentice: Start (green billhook), east' }).click();
      await move(page, 'work start-green').click();
      await page.getByText('Made this turn: 1 leaf').waitFor();
      expect(await journal(page).last().innerText()).to.equal(`${first} works Start (green billhook), east: 1 leaf`);

      await move(page, 'endTurn').click();
      await heading(page, `${other(first)}’s turn`);
      await page.getByText('Made this turn: nothing').waitFor();
      await page.getByText('Nothing to undo yet in this turn.').waitFor();
      expect(await page.getByRole('alert').count()).to.equal(0);
      await expectToFit(page);
    }));

  it('has no debug panel, which is for developers', () =>
    open(DESK, async (page) => {
      await page.getByRole('button', { name: 'Start the game' }).click();
      await move(page, 'place').first().waitFor();
      expect(await page.locator('.debug-panel').count()).to.equal(0);
      const script = await page.locator('script[src]').getAttribute('src');
      expect(await (await fetch(server.address + script)).text()).not.to.include('debug-panel');
    }));

  it('saves the game as a file that verifies', () =>
    open(DESK, async (page) => {
      await page.getByRole('button', { name: 'Start the game' }).click();
      await move(page, 'place').first().click();
      await move(page, 'endTurn').click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save as file' }).click(),
      ]);
      expect(download.suggestedFilename()).to.equal('salamandra.json');
      expect(verify(await readFile(await download.path(), 'utf8'))).to.deep.equal({
        game: 'salamandra',
        moves: 2,
        result: null,
      });
    }));

  it('changes the language in the middle of a game and remembers it', () =>
    open(DESK, async (page) => {
      await page.getByRole('radio', { name: '3 players' }).check();
      await page.getByRole('button', { name: 'Start the game' }).click();
      await move(page, 'place start-orange E').click();
      await page.getByLabel('Language').selectOption('fr');
      await page.getByText('Votre action est faite.').waitFor();
      expect(await journal(page).nth(1).innerText()).to.match(
        /place un apprenti sur Départ \(serpette orange\), est/,
      );
      expect(await page.locator('html').getAttribute('lang')).to.equal('fr');
      await page.getByLabel('Langue').selectOption('de');
      await page.getByText('Deine Aktion ist getan.').waitFor();
      await move(page, 'endTurn').click();
      await heading(page, /^(Krapp|Waid|Wau) ist am Zug$/);
      // a game that would be lost is not left without a question
      const questions: string[] = [];
      page.once('dialog', (question) => {
        questions.push(question.type());
        void question.accept();
      });
      await page.reload();
      expect(questions).to.deep.equal(['beforeunload']);
      await page.getByRole('button', { name: 'Spiel beginnen' }).waitFor();
    }));

  it('is played on a phone, in the language of the phone', () =>
    open(PHONE, async (page) => {
      await expectToFit(page);
      await page.getByText('4 Personen').tap();
      await page.getByRole('button', { name: 'Spiel beginnen' }).tap();
      for (let turn = 0; turn < 4; turn++) {
        const button = move(page, 'place').first();
        expect((await button.boundingBox())?.height).to.be.at.least(44);
        await button.tap();
        await move(page, 'endTurn').tap();
        await page.getByText('Wähle deine Aktion.').waitFor();
        await expectToFit(page);
      }
      expect(await journal(page).count()).to.equal(5);
    }));

  it('is played through a whole round by keyboard alone, and falls dark with the night', () =>
    open(DESK, async (page) => {
      await tabTo(page, 'button[type=submit]');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.matches('h1'));
      const first = await firstPlayer(page);
      expect(await page.locator('html').getAttribute('data-theme')).to.equal('day');
      for (let placed = 0; placed < 6; placed++) {
        await byKeyboard(page, 'place');
        await byKeyboard(page, 'endTurn');
      }
      for (const player of [first, other(first)]) {
        await heading(page, `${player}’s turn`);
        await byKeyboard(page, 'pass');
        await byKeyboard(page, 'endTurn');
      }
      await page.getByText('Round 2 of 4, night', { exact: true }).waitFor();
      expect(await page.locator('html').getAttribute('data-theme')).to.equal('night');
      expect(await page.getByRole('alert').count()).to.equal(0);
    }));
});
