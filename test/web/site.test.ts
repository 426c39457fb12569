import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { verify } from '../../src/play/verify.ts';
import { meta } from '../../src/games/salamandra/meta.ts';
import { unnamed } from '../../src/games/seats.ts';
import { playedFile } from './playedFile.ts';
import { move } from './text.ts';
import { expectToFit, INSTALLED, settings, siteToVisit } from './visit.ts';

const PAGES = [
  '/',
  '/new/salamandra',
  '/rules/salamandra',
  '/rules/feuersalamander',
  '/settings',
  '/account',
  '/my/games',
  '/device',
  '/device#token',
  '/about',
  '/nowhere',
  '/table/nobody',
];

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
const themeIs = (page: Page, name: string) => page.locator(`html[data-theme="${name}"]`).waitFor();

const jsonFile = (text: string) => ({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });

/** These tests are about all that surrounds the board. */
const IN_WORDS = settings({ board: 'text' });

describe('The site', () => {
  const { visit, address } = siteToVisit();

  describe('A game in this browser', () => {
    it('is started with one click, survives a reload, is listed and gone on with', () =>
      visit(
        async ({ page }) => {
          await button(page, 'Play now').click();
          await move(page, 'place start-green E').click();
          await move(page, 'endTurn').waitFor();
          await page.reload();
          // what could be taken back still can
          await move(page, 'endTurn').waitFor();
          await button(page, 'Undo').click();
          await move(page, 'place start-green W').click();
          await move(page, 'endTurn').click();
          await heading(page, /(Madder|Woad)’s turn/).waitFor();

          await page.goto('/');
          const list = page.locator('section', { has: page.getByRole('heading', { name: 'Go on playing' }) });
          await list.getByText(/Round 1, day · (Madder|Woad) to move/).waitFor();
          await list
            .getByText('last played now')
            .or(list.getByText(/last played \d+ seconds? ago/))
            .waitFor();
          await link(page, 'Go on: Madder and Woad').click();
          await page.getByRole('log').getByText('Start (green billhook), west').waitFor();
        },
        { kept: IN_WORDS },
      ));

    it('is saved as a file that verifies, deleted, brought back, deleted, and opened from the file', () =>
      visit(
        async ({ page }) => {
          await button(page, 'Play now').click();
          await move(page, 'place').click();
          await move(page, 'endTurn').click();
          await page.goto('/');
          const [download] = await Promise.all([
            page.waitForEvent('download'),
            button(page, /^Save as file/).click(),
          ]);
          expect(download.suggestedFilename()).to.equal('salamandra.json');
          const text = await readFile(await download.path(), 'utf8');
          expect(verify(text)).to.deep.equal({ game: 'salamandra', moves: 2, result: null });

          await button(page, /^Delete/).click();
          await page.getByText('Deleted: Madder and Woad').waitFor();
          expect(await page.evaluate(() => document.activeElement?.textContent)).to.equal('Bring it back');
          await page.keyboard.press('Enter');
          await link(page, /^Go on/).waitFor();
          await button(page, /^Delete/).click();
          await page.reload();
          await button(page, 'Play now').waitFor();
          expect(await link(page, /^Go on/).count()).to.equal(0);

          await page.locator('input[type=file]').setInputFiles(jsonFile(text));
          await heading(page, /’s turn/).waitFor();
          expect(await page.getByRole('log').getByRole('listitem').count()).to.equal(2);
        },
        { kept: IN_WORDS },
      ));

    it('is opened from a file that is dropped on the page, also when it is over', () =>
      visit(
        async ({ page }) => {
          const text = JSON.stringify(playedFile(unnamed(meta, 2), Infinity));
          const dropped = await page.evaluateHandle((content) => {
            const transfer = new DataTransfer();
            transfer.items.add(new File([content], 'game.json', { type: 'application/json' }));
            return transfer;
          }, text);
          await page.dispatchEvent('body', 'dragover', { dataTransfer: dropped });
          await page.getByText('Let go to open it').waitFor();
          await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
          await page.waitForURL(/\/table\//);
          await heading(page, 'The game is over').waitFor();
          await page.goto('/');
          await page.getByRole('heading', { name: 'Finished games' }).waitFor();
          await link(page, 'Look back: Madder and Woad').waitFor();
        },
        { kept: IN_WORDS },
      ));

    it('is not opened from a file that is broken, and the page says why', () =>
      visit(async ({ page }) => {
        const file = playedFile(unnamed(meta, 2), 9);
        const CASES: [string, RegExp][] = [
          ['not even JSON', /no game saved by Litha/],
          [JSON.stringify({ ...file, litha: 7 }), /another version of Litha/],
          [JSON.stringify({ ...file, game: 'go' }), /a game that Litha does not know/],
          [JSON.stringify({ ...file, moves: file.moves.slice(1) }), /against the rules/],
          ['x'.repeat(1_000_001), /far too large/],
        ];
        for (const [broken, message] of CASES) {
          await page.locator('input[type=file]').setInputFiles(jsonFile(broken));
          await page.getByRole('alert').getByText(message).waitFor();
        }
        expect(new URL(page.url()).pathname).to.equal('/');
      }));

    it('that is damaged is listed as such and breaks nothing', () =>
      visit(
        async ({ page }) => {
          await page.getByRole('heading', { name: 'A game that cannot be read' }).waitFor();
          const [download] = await Promise.all([
            page.waitForEvent('download'),
            button(page, 'Download what is there').click(),
          ]);
          expect(await readFile(await download.path(), 'utf8')).to.equal('{"version":1,');
          await page.goto('/table/broken');
          await heading(page, 'This table cannot be laid again').waitFor();
          await button(page, 'Delete it').click();
          await button(page, 'Play now').waitFor();
          expect(await page.getByText('cannot be read').count()).to.equal(0);
        },
        { kept: { 'litha.match.broken': '{"version":1,' } },
      ));

    it('goes on where the browser keeps nothing, and the player is told', () =>
      visit(
        async ({ page }) => {
          await page.evaluate(() => {
            Storage.prototype.setItem = () => {
              throw new DOMException('full', 'QuotaExceededError');
            };
          });
          await button(page, 'Play now').click();
          await page.getByRole('alert').getByText('The browser has no room left').waitFor();
          await move(page, 'place').click();
          await move(page, 'endTurn').click();
          const [download] = await Promise.all([
            page.waitForEvent('download'),
            page.getByRole('alert').getByRole('button', { name: 'Save as file' }).click(),
          ]);
          expect(verify(await readFile(await download.path(), 'utf8')).moves).to.equal(2);
        },
        { kept: IN_WORDS },
      ));

    it('in two tabs is the same game', () =>
      visit(
        async ({ page, tab }) => {
          await button(page, 'Play now').click();
          await move(page, 'place').waitFor();
          const other = await tab(new URL(page.url()).pathname);
          await move(page, 'place start-green E').click();
          await move(other, 'endTurn').click();
          await page.locator('#main').getByText('Choose your action.').waitFor();
          const log = (here: Page) => here.getByRole('log').innerText();
          expect(await log(page)).to.equal(await log(other));
        },
        { kept: IN_WORDS },
      ));
  });

  describe('A new table', () => {
    it('has names and colours, each its own, and remembers them', () =>
      visit(
        async ({ page }) => {
          await link(page, 'Set up a table').first().click();
          await page.getByRole('radio', { name: '3', exact: true }).check();
          const seat = (n: number) => page.getByRole('group', { name: `Seat ${n}` });
          await seat(1).getByLabel('Name').fill('  Maren ');
          await seat(2).getByLabel('Name').fill('maren');
          await seat(1).getByRole('radio', { name: 'Weld' }).check();
          expect(await seat(3).getByRole('radio', { name: 'Madder' }).isChecked()).to.equal(true);

          await button(page, 'Start the game').click();
          await seat(2).getByRole('alert').getByText('There is another maren at this table.').waitFor();
          expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).to.equal('maren');
          await seat(2).getByLabel('Name').fill('A name that is much longer than there is room for');
          await button(page, 'Start the game').click();
          await heading(page, /^(Maren|A name that is much long|Madder)’s turn$/).waitFor();
          expect(await page.title()).to.equal('Maren, A name that is much long, and Madder at Salamandra · Litha');

          await page.goto('/new/salamandra');
          expect(await page.getByRole('radio', { name: '3', exact: true }).isChecked()).to.equal(true);
          expect(await seat(1).getByRole('radio', { name: 'Weld' }).isChecked()).to.equal(true);
          expect(await seat(2).getByLabel('Name').inputValue()).to.equal('A name that is much long');
        },
        { kept: IN_WORDS },
      ));
  });

  describe('Settings', () => {
    it('take effect at once, in all tabs, and are kept', () =>
      visit(async ({ page, tab }) => {
        expect(await theme(page)).to.equal('day');
        const other = await tab('/settings');
        await other.getByRole('radio', { name: 'Always night' }).check();
        await themeIs(other, 'night');
        await themeIs(page, 'night');
        await other.getByRole('radio', { name: 'Reduced' }).check();
        await page.locator('html[data-motion="reduced"]').waitFor();
        await other.getByRole('radio', { name: 'By itself' }).check();
        await page.goto('/settings');
        expect(await theme(page)).to.equal('night');
        expect(await page.getByRole('radio', { name: 'By itself' }).isChecked()).to.equal(true);
        expect(await page.getByRole('radio', { name: 'Reduced' }).isChecked()).to.equal(true);
      }));

    it('follow the system where nothing else is said', () =>
      visit(
        async ({ page }) => {
          expect(await theme(page)).to.equal('night');
          expect(await page.locator('html').getAttribute('data-motion')).to.equal('reduced');
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
          await themeIs(page, 'day');
          await page.locator('html[data-motion="full"]').waitFor();
        },
        { colorScheme: 'dark', reducedMotion: 'reduce' },
      ));

    it('leave the light of a table to its round, unless they say otherwise', () =>
      visit(
        async ({ page }) => {
          expect(await theme(page)).to.equal('night');
          await button(page, 'Play now').click();
          await themeIs(page, 'day');
          await page.evaluate(() => {
            localStorage.setItem('litha.settings', JSON.stringify({ theme: 'night', board: 'text' }));
            window.dispatchEvent(new StorageEvent('storage', { key: 'litha.settings' }));
          });
          await themeIs(page, 'night');
        },
        { colorScheme: 'dark', kept: IN_WORDS },
      ));
  });

  it('speaks the language of the browser, then the one that is chosen, and loses nothing by it', () =>
    visit(
      async ({ page, tab }) => {
        expect(await page.locator('html').getAttribute('lang')).to.equal('fr');
        await link(page, 'Préparer une table').first().click();
        await page.getByLabel('Nom').first().fill('Aurélie');
        await page.getByLabel('Langue').selectOption('de');
        await heading(page, 'Tisch einrichten').waitFor();
        expect(await page.getByLabel('Name').first().inputValue()).to.equal('Aurélie');
        expect(await page.locator('html').getAttribute('lang')).to.equal('de');
        expect(await page.title()).to.equal('Tisch einrichten · Litha');
        await heading(await tab('/about'), 'Über Litha').waitFor();
      },
      { locale: 'fr-CH' },
    ));

  it('says so where there is no page, and shows the way home', () =>
    visit(async ({ page }) => {
      for (const [path, title] of [
        ['/nowhere', 'Nothing grows here'],
        ['/new/chess', 'Nothing grows here'],
        ['/table/nobody', 'There is no such table here'],
      ] as const) {
        await page.goto(path);
        await heading(page, title).waitFor();
        expect(await page.title()).to.equal(`${title} · Litha`);
        await link(page, 'Go to the home page').click();
        await button(page, 'Play now').waitFor();
      }
    }));

  it('is walked through by keyboard: each page begins at its heading, and the header can be skipped', () =>
    visit(async ({ page }) => {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).to.equal('Skip to content');
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.id)).to.equal('main');
      for (const [name, title] of [
        ['Games', 'My games'],
        ['Rules', 'Rules'],
        ['Settings', 'Settings'],
        ['Account', 'Your account'],
        ['Play', 'Salamandra'],
      ] as const) {
        await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name }).focus();
        await page.keyboard.press('Enter');
        await heading(page, title).waitFor();
        await page.waitForFunction(() => document.activeElement?.matches('h1'));
        expect(await page.title()).to.include('Litha');
      }
    }));

  for (const width of [360, 2560]) {
    it(`fits into a window ${width} wide, on every page, in the longest words`, () =>
      visit(
        async ({ page }) => {
          for (const path of PAGES) {
            await page.goto(path);
            await page.locator('h1').waitFor();
            await expectToFit(page, path);
          }
        },
        { viewport: { width, height: 740 }, locale: 'de-DE' },
      ));
  }

  it('loads neither rules nor board nor boardgame.io for its first page, and at most 150 kB of script', async () => {
    const scripts: string[] = [];
    await visit(async ({ context, page }) => {
      context.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response.url());
      });
      await page.reload({ waitUntil: 'networkidle' });
    });
    const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
    const bytes = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
    expect(bytes, 'bytes of script, gzip').to.be.greaterThan(50_000).and.at.most(150_000);
    for (const word of ['noColourContact', 'MAKE_MOVE', 'activateCauldron']) {
      expect(texts.join(''), word).not.to.include(word);
    }
  });

  it('opens offline and is played on there', () =>
    visit(
      async ({ context, page }) => {
        await page.evaluate(async () => {
          await navigator.serviceWorker.ready;
          if (navigator.serviceWorker.controller) return;
          await new Promise((resolve) => {
            navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
          });
        });
        await button(page, 'Play now').click();
        await move(page, 'place').waitFor();
        await context.setOffline(true);
        await page.reload();
        await move(page, 'place').click();
        await move(page, 'endTurn').click();
        await page.locator('#main').getByText('Choose your action.').waitFor();
        await page.goto('/rules/salamandra');
        await heading(page, 'How to play Salamandra').waitFor();
        await page.goto('/');
        await link(page, /^Go on/).waitFor();
      },
      { kept: IN_WORDS, ...INSTALLED },
    ));

  it('never lets a browser keep its service worker for good', async () => {
    const worker = await fetch(`${address()}/service-worker.js`);
    expect(worker.headers.get('content-type')).to.match(/javascript/);
    expect(worker.headers.get('cache-control')).to.equal('no-cache');
  });
});
