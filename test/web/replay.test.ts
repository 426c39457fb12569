import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { verify } from '../../src/play/verify.ts';
import type { Outline } from '../../src/server/api/answers.ts';
import { beginGame, type Game } from '../server/replay/witnesses.ts';
import { expectAccessible, LOOKS } from './axe.ts';
import { tabTo } from './keyboard.ts';
import { introduce, openTable, sitDown, board } from './people.ts';
import { playedFile } from './playedFile.ts';
import { expectToFit, INSTALLED, openMatch, PHONE, settings, siteToVisit, type VisitOptions } from './visit.ts';

const STILL = settings({ motion: 'reduced', sound: false });
const IN_WORDS = settings({ motion: 'reduced', sound: false, board: 'text' });

const at = (page: Page, step: number) => page.locator(`[data-replay="${step}"][aria-busy="false"]`);
const go = (page: Page, where: string) => page.locator(`[data-go="${where}"]`);
const tool = (page: Page, name: string) => page.locator(`[data-tool="${name}"]`);
const addressed = (page: Page, step: number) => page.waitForURL((url) => url.search === `?step=${step}`);

describe('A replay', () => {
  const { visit, address } = siteToVisit({ first: 'empty' });
  let game: Game;
  let outline: Outline;

  before(async () => {
    game = await beginGame(address(), 3);
    await game.playOn();
    outline = (await (await fetch(`${address()}/api/matches/${game.match}/outline`)).json()) as Outline;
  });
  after(() => game.close());

  const replay = (step: number | null, use: (page: Page) => Promise<void>, options: VisitOptions = {}) =>
    visit(
      async ({ page }) => {
        await page.goto(`/match/${game.match}/replay${step === null ? '' : `?step=${step}`}`);
        await at(page, step ?? 0).waitFor();
        await use(page);
      },
      { kept: STILL, ...options },
    );

  const scores = (step: number) => outline.marks.find((mark) => mark.step === step)?.scores ?? [];
  const roundStart = (round: number) => outline.marks.find((mark) => mark.round === round)?.step as number;

  /** Where a player is about to make the first step of a turn. */
  const turnStarts = (player: number): number[] => {
    const turns = new Map<number, number>();
    let turn = 1;
    for (const mark of outline.marks) {
      if (mark.seat === player && !turns.has(turn)) turns.set(turn, mark.step - 1);
      // a mark tells the turn that its step has led to
      turn = mark.turn;
    }
    return [...turns.values()];
  };

  const expectScores = async (page: Page, step: number) => {
    for (const [seat, points] of scores(step).entries()) {
      const label = await page
        .locator(`[data-panel="players"] [data-piece="score ${seat}"]`)
        .getAttribute('aria-label');
      expect(label, `step ${step}`).to.match(new RegExp(`\\b${points} points?$`));
    }
  };

  it('opens at the step that a link names, and the address follows the steps', () =>
    replay(101, async (page) => {
      await page.getByRole('heading', { level: 1, name: `Step 101 of ${outline.last}` }).waitFor();
      await expectScores(page, 101);
      await go(page, 'forward').click();
      await at(page, 102).waitFor();
      await addressed(page, 102);
      await go(page, 'last').click();
      await at(page, outline.last).waitFor();
      await expectScores(page, outline.last);
      expect(await go(page, 'forward').getAttribute('aria-disabled')).to.equal('true');
      await addressed(page, outline.last);
      // steps are no pages: the way back leads out of the replay
      await page.goBack();
      await page.waitForURL('about:blank');
    }));

  it('opens at the beginning without a step, and at the end where there is no such step', () =>
    replay(null, async (page) => {
      await page.getByText('The table is set.').waitFor();
      expect(await go(page, 'back').getAttribute('aria-disabled')).to.equal('true');
      await page.goto(`/match/${game.match}/replay?step=99999`);
      await at(page, outline.last).waitFor();
    }));

  it('tells of each step by its line, and makes no moves', () =>
    replay(1, async (page) => {
      for (let step = 1; step <= 45; step += 1) {
        await at(page, step).waitFor();
        const line = await page.locator('[data-told]').innerText();
        const { seat } = outline.marks[step - 1] as Outline['marks'][number];
        // what ends a round is told by what it brings
        expect(line, `step ${step}`).to.match(new RegExp(`^(Player ${seat}|Round \\d|New in the garden)\\b`));
        await page.keyboard.press('ArrowRight');
      }
      expect(await page.locator('[data-action], [data-state~="legal"]').count()).to.equal(0);
    }));

  it('plays by itself as fast as one likes, across chunks, until it is stopped or over', () =>
    replay(17, async (page) => {
      await page.locator('[data-speed]').selectOption('4');
      await go(page, 'play').click();
      // past the chunk's end; by the time that it is seen it may have gone on
      await page.waitForFunction(
        () => Number(document.querySelector<HTMLElement>('[data-replay]')?.dataset.replay) >= 23,
      );
      await go(page, 'play').click();
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
      await page.getByRole('slider').fill(String(outline.last - 2));
      await at(page, outline.last - 2).waitFor();
      await page.locator('h1').focus();
      await page.keyboard.press(' ');
      await at(page, outline.last).waitFor();
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    }));

  it('jumps to a round, and from turn to turn of one player', () =>
    replay(5, async (page) => {
      await page.locator('[data-round="3"]').click();
      await at(page, roundStart(3)).waitFor();
      expect(await page.locator('[data-round="3"]').getAttribute('aria-current')).to.equal('step');
      await page.locator('[data-player]').selectOption({ label: 'Player 1' });
      const starts = turnStarts(1);
      const next = starts.find((step) => step > roundStart(3)) as number;
      await go(page, 'nextTurn').click();
      await at(page, next).waitFor();
      await go(page, 'previousTurn').click();
      await at(page, starts[starts.indexOf(next) - 1] as number).waitFor();
    }));

  it('is gone through by keyboard', () =>
    replay(50, async (page) => {
      for (const [key, step] of [
        ['ArrowRight', 51],
        ['ArrowLeft', 50],
        ['ArrowLeft', 49],
        ['Home', 0],
        ['End', outline.last],
      ] as const) {
        await page.keyboard.press(key);
        await at(page, step).waitFor();
      }
      await page.locator('h1').focus();
      await tabTo(page, page.getByRole('slider'));
      await page.keyboard.press('ArrowLeft');
      await at(page, outline.last - 1).waitFor();
      await tabTo(page, go(page, 'nextTurn'));
    }));

  it('shows how the points grew, as lines and as a table', () =>
    replay(outline.last, async (page) => {
      await tool(page, 'points').click();
      const dialog = page.getByRole('dialog', { name: 'Points as they grew' });
      await dialog.getByRole('img', { name: `Player 0: ${scores(outline.last)[0]} at this step` }).waitFor();
      await dialog.getByText('All changes as a table').click();
      const cells = await dialog.locator('tbody tr').last().locator('td').allInnerTexts();
      expect(cells.map(Number)).to.deep.equal(scores(outline.last));
    }));

  it('gives a link to its step to take away', () =>
    replay(
      33,
      async (page) => {
        await tool(page, 'link').click();
        await page.getByText('The link is copied.').waitFor();
        const link = await page.evaluate(() => navigator.clipboard.readText());
        expect(link).to.equal(`${address()}/match/${game.match}/replay?step=33`);
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ));

  it('saves the game when it is over', () =>
    replay(0, async (page) => {
      const [download] = await Promise.all([page.waitForEvent('download'), tool(page, 'save-replay').click()]);
      let text = '';
      for await (const chunk of await download.createReadStream()) text += String(chunk);
      expect(verify(text).result?.scores).to.deep.equal(scores(outline.last));
    }));

  it('is there in words, on either board with the same keys', () =>
    replay(
      60,
      async (page) => {
        await page.locator('[data-board="text"]').waitFor();
        await page.getByRole('table').first().waitFor();
        await page.keyboard.press('ArrowRight');
        await at(page, 61).waitFor();
        expect(await page.locator('[data-action]').count()).to.equal(0);
        await page.keyboard.press('t');
        await page.locator('[data-board="picture"]').waitFor();
        await at(page, 61).waitFor();
      },
      { kept: IN_WORDS },
    ));

  for (const [name, viewport] of [
    ['a phone', PHONE.viewport],
    ['a narrow phone', { width: 360, height: 640 }],
  ] as const) {
    it(`fits on ${name}, with all of it`, () =>
      replay(
        80,
        async (page) => {
          await expectToFit(page, 'by the picture');
          await go(page, 'forward').tap();
          await at(page, 81).waitFor();
          await tool(page, 'more').tap();
          await page.locator('[data-round="2"]').tap();
          await at(page, roundStart(2)).waitFor();
          await expectToFit(page, 'by all that leads elsewhere');
          await tool(page, 'points').tap();
          await page.getByRole('dialog').waitFor();
          await expectToFit(page, 'by the points');
        },
        { ...PHONE, viewport },
      ));
  }

  it('leads from a running table to what one saw, and back', () =>
    visit(
      async ({ page: host }) => {
        await introduce(host, 'Maren');
        const { id } = await openTable(host);
        await host.goto(`/match/${id}/replay`);
        await host.getByRole('heading', { name: 'This match has not begun' }).waitFor();
        await visit(
          async ({ page: guest }) => {
            await sitDown(guest, `/match/${id}`, 'Joris');
            await board(guest).waitFor();
            await tool(guest, 'menu').click();
            await tool(guest, 'replay').click();
            await at(guest, 0).waitFor();
            expect(await tool(guest, 'save-replay').count()).to.equal(0);
            await tool(guest, 'menu').click();
            await tool(guest, 'table').click();
            await tool(guest, 'menu').click();
            await tool(guest, 'resign').click();
            await guest.locator('[data-confirm="resign"]').click();
            await guest.getByRole('link', { name: 'Watch the replay' }).click();
            await at(guest, 0).waitFor();
          },
          { kept: STILL },
        );
      },
      { kept: STILL },
    ));

  it('of a match on one screen is there without the server', () =>
    visit(
      async ({ page, context }) => {
        const file = playedFile(
          [
            { name: 'Maren', colour: 'woad' },
            { name: 'Joris', colour: 'weld' },
          ],
          Infinity,
        );
        await page.goto('/');
        await openMatch(page, file);
        await page.getByRole('dialog').getByRole('button', { name: 'Watch the replay' }).click();
        await at(page, 0).waitFor();
        await context.setOffline(true);
        await page.keyboard.press('End');
        await at(page, file.moves.length).waitFor();
        await page.keyboard.press('ArrowLeft');
        await at(page, file.moves.length - 1).waitFor();
        expect(await tool(page, 'link').count()).to.equal(0);
      },
      { kept: STILL, ...INSTALLED },
    ));

  it('of no match says so', () =>
    visit(
      async ({ page }) => {
        await page.goto('/match/AAAAAAAAAAA/replay');
        await page.getByRole('heading', { name: 'There is no such match' }).waitFor();
      },
      { expected: /404/ },
    ));

  for (const { theme, size, screen } of LOOKS) {
    it(`shuts nobody out by ${theme} on a ${size}: axe finds nothing serious`, () =>
      replay(
        90,
        async (page) => {
          if (size === 'phone') await tool(page, 'more').tap();
          await expectAccessible(page, 'the picture');
          await tool(page, 'points').click();
          await page.getByText('All changes as a table').click();
          await expectAccessible(page, 'the points', 'dialog');
          await page.keyboard.press('Escape');
          await page.keyboard.press('t');
          await page.getByRole('table').first().waitFor();
          await expectAccessible(page, 'the words');
        },
        { ...screen, bypassCSP: true, kept: settings({ theme, motion: 'reduced', sound: false }) },
      ));
  }
});
