import { expect } from 'chai';
import { verify } from '../../../src/play/verify.ts';
import { keptMatch, openMatch, settings, siteToVisit } from '../visit.ts';
import { feuerGame, takeScreen } from './game.ts';
import { doByKeys } from './picture.ts';

describe('Der Feuer-Salamander without a mouse', () => {
  const { visit } = siteToVisit();

  it('a whole game of two is played on the picture with keys alone: every kind of move, and the curtain', () =>
    visit(
      async ({ page }) => {
        const { opening, steps, scores } = feuerGame('monk-against-robber');
        const kinds = new Set(steps.map(({ action }) => action.slice(0, action[0] === 'move' ? 2 : 1).join(' ')));
        expect([...kinds]).to.include.members(['throwSticks', 'placeToken', 'move difference', 'ask', 'lay']);
        await openMatch(page, opening);
        let present: number | null = null;
        for (const { seat, action } of steps) {
          if (seat !== present) await takeScreen(page, seat);
          present = seat;
          await doByKeys(page, action);
        }
        await page.getByRole('dialog').getByRole('heading', { name: 'Monk wins the match' }).waitFor();
        await page.keyboard.press('Escape');
        expect(verify(await keptMatch(page)).result?.scores).to.deep.equal(scores);
      },
      { kept: settings({ motion: 'reduced' }) },
    ));
});
