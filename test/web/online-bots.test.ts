/** Bots at tables on the server. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import type { MatchSummary } from '../../src/server/api/answers.ts';
import { expectAccessible } from './axe.ts';
import { board, giveName, introduce, openTable } from './people.ts';
import { move } from './text.ts';
import { expectToFit, PHONE, settings, siteToVisit } from './visit.ts';

const IN_WORDS = settings({ motion: 'reduced', sound: false, board: 'text' });

/** What browsers say while nobody answers. */
const WITHOUT_SERVER = { expected: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|502|503/ };

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

describe('Bots online', () => {
  const { visit, restart } = siteToVisit({ first: 'empty' });

  const matchOn = async (page: Page): Promise<MatchSummary> => {
    const [id] = new URL(page.url()).pathname.split('/').slice(2);
    return (await (await page.request.get(`/api/matches/${id}`)).json()) as MatchSummary;
  };

  it('two play with a person, and go on after a restart in the middle of their turns', () =>
    visit(
      async ({ page }) => {
        await page.goto('/play/new');
        await giveName(page, 'Maren');
        await page.getByRole('radio', { name: '3', exact: true }).check();
        for (const seat of [2, 3]) await page.getByLabel(`Seat ${seat}`).selectOption('Bot, expert');
        expect(await page.getByRole('checkbox', { name: /^Rated match/ }).isDisabled()).to.equal(true);
        await page.getByRole('button', { name: 'Open the table' }).click();
        await heading(page, 'Your turn').waitFor();

        let turns = 0;
        const playTurn = async () => {
          await move(page, 'place').click();
          await move(page, 'endTurn').click();
          turns += 1;
        };
        /** By the journal: the page still says that it is one's turn until it hears that it has ended. */
        const bothHaveMoved = () =>
          page.getByRole('log').filter({ hasText: new RegExp(`(?:Maren places[^]*){${turns}}Archdruid 2 `) });
        let before: MatchSummary;
        // quick thoughts may be there before the server has ended: then it is the next turn that is interrupted
        do {
          await playTurn();
          // a page may show the turn of a bot too shortly to be seen, so the server is asked
          do before = await matchOn(page);
          while (before.toAct.includes(0) && (await bothHaveMoved().count()) === 0);
          await restart();
          before = await matchOn(page);
          await bothHaveMoved().waitFor({ state: 'attached' });
          await heading(page, 'Your turn').waitFor();
        } while (before.toAct.includes(0));
        const after = await matchOn(page);
        expect(after.toAct, 'the bots have moved').to.deep.equal([0]);
        expect(after.updatedAt).to.be.greaterThan(before.updatedAt);
        await playTurn();
        await bothHaveMoved().waitFor({ state: 'attached' });
      },
      { kept: IN_WORDS, ...WITHOUT_SERVER },
    ));

  it('are given seats by the host while the table waits, are sent away again, and are shown wherever it is listed', () =>
    visit(
      async ({ page, tab }) => {
        await introduce(page, 'Maren');
        const { id } = await openTable(page, { players: 3, visibility: 'public', isRated: true });
        await page.goto(`/match/${id}`);
        await page.getByText('A match with bots is not rated.').waitFor();
        await page.getByLabel('Strength of the bot').selectOption('Bot, hard');
        const add = page.getByRole('button', { name: 'Give a free seat to a bot' });
        await add.click();
        await page.getByText('Herbalist', { exact: true }).waitFor();
        await expectAccessible(page, 'a waiting room with a bot');
        await expectToFit(page);
        const lobby = await tab('/play');
        await lobby.getByText('Herbalist (Bot, hard)').first().waitFor();
        await lobby.close();
        await page.getByRole('button', { name: 'Send Herbalist away' }).click();
        await page.getByText('2 seats are free.', { exact: false }).waitFor();
        await add.click();
        await page.getByText('Herbalist', { exact: true }).waitFor();
        await add.click();
        await board(page).waitFor();
        await page.locator('[data-tool="company"]').click();
        await page.locator('aside [data-seat="2"]', { hasText: 'Herbalist 2' }).waitFor();
      },
      { ...PHONE, kept: IN_WORDS, bypassCSP: true },
    ));
});
