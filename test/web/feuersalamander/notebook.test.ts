import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { byMouse } from '../picture.ts';
import { openMatch, settings, siteToVisit } from '../visit.ts';
import { feuerGame, takeScreen } from './game.ts';
import { doOnPicture } from './picture.ts';

const game = feuerGame('three-round-the-lair');

/** The monk asks the robber, of three. */
const ASKED = game.steps.findIndex(({ action }) => action[0] === 'ask');
const [MONK, ROBBER] = [1, 2];

const note = (page: Page, seat: number, card: string) => page.locator(`[data-piece="note ${seat} ${card}"]`);
const ruledOut = (page: Page) => page.locator('[data-region="notebook"] [data-verdict="impossible"]');
const logic = (page: Page) => page.getByRole('switch', { name: 'Logic' });

async function openAt(page: Page, moves: number): Promise<void> {
  await openMatch(page, { ...game.opening, moves: game.steps.slice(0, moves) });
}

describe('The notebook of Der Feuer-Salamander', () => {
  const { visit } = siteToVisit();

  it('has the answer for who asked, and only the question for the others', () =>
    visit(
      async ({ page }) => {
        expect(game.steps[ASKED]).to.deep.equal({ seat: MONK, action: ['ask', 'stone-1'] });
        await openAt(page, ASKED);
        await takeScreen(page, MONK);
        expect(await note(page, ROBBER, 'stone-1').getAttribute('data-verdict')).to.equal('possible');
        await doOnPicture(page, byMouse, ['ask', 'stone-1']);
        const answer = page.locator('[data-answer="no"]');
        await answer.getByText('Robber says no: One stone is not in that hand.').waitFor();
        await page.getByLabel('Monk asked Robber for One stone: no', { exact: true }).waitFor();
        expect(await note(page, ROBBER, 'stone-1').getAttribute('data-verdict')).to.equal('impossible');

        await page.goto('/');
        const others = game.steps.findIndex(({ seat }, i) => i > ASKED && seat !== MONK);
        await openAt(page, others);
        await takeScreen(page, ROBBER);
        await page.getByLabel('Monk asked Robber for One stone: no', { exact: true }).waitFor();

        await page.goto('/');
        const king = game.steps.findIndex(({ seat }, i) => i > ASKED && seat === 0);
        await openAt(page, king);
        await takeScreen(page, 0);
        await page.getByLabel('Monk asked Robber for One stone: the answer was not for you').waitFor();
        expect(await page.locator('[data-answer]').count()).to.equal(0);
      },
      { kept: settings({ motion: 'reduced' }) },
    ));

  it('is kept by hand where logic is off, and what was marked is there after a reload, for its owner alone', () =>
    visit(
      async ({ page }) => {
        await openAt(page, ASKED + 1);
        await takeScreen(page, MONK);
        expect(await ruledOut(page).count()).to.be.greaterThan(0);
        await logic(page).uncheck();
        expect(await ruledOut(page).count()).to.equal(0);
        await note(page, ROBBER, 'fire').click();
        for (let times = 0; times < 2; times++) await note(page, ROBBER, 'row-7').click();

        await page.reload();
        await takeScreen(page, MONK);
        expect(await logic(page).isChecked()).to.equal(false);
        expect(await note(page, ROBBER, 'fire').getAttribute('data-pencil')).to.equal('sure');
        expect(await note(page, ROBBER, 'row-7').getAttribute('data-pencil')).to.equal('impossible');
        await note(page, ROBBER, 'row-7').click();
        expect(await note(page, ROBBER, 'row-7').getAttribute('data-pencil')).to.equal(null);

        const next = game.steps.find(({ seat }, i) => i > ASKED && seat !== MONK);
        for (const { seat, action } of game.steps.slice(ASKED + 1)) {
          if (seat !== MONK) break;
          await doOnPicture(page, byMouse, action);
        }
        await takeScreen(page, next!.seat);
        expect(await logic(page).isChecked()).to.equal(true);
        expect(await page.locator('[data-pencil]').count()).to.equal(0);
      },
      { kept: settings({ motion: 'reduced' }) },
    ));
});
