import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { playable } from '../../../src/games/feuersalamander/playable.ts';
import type { G } from '../../../src/games/feuersalamander/rules/state.ts';
import type { MatchFile } from '../../../src/play/match-file.ts';
import { randomFrom } from '../../../src/play/random.ts';
import { verify } from '../../../src/play/verify.ts';
import { checkFile, dealMatch } from '../../../src/web/newMatch.ts';
import { byMouse } from '../picture.ts';
import { openMatch, settings, siteToVisit } from '../visit.ts';
import { hurried } from './hurried.ts';
import { doOnPicture } from './picture.ts';

/** As the browser has kept it. */
async function keptFile(page: Page): Promise<MatchFile> {
  const id = new URL(page.url()).pathname.split('/')[2];
  const text = await page.evaluate((key) => localStorage.getItem(key), `litha.match.${id}`);
  return (JSON.parse(text ?? '') as { file: MatchFile }).file;
}

const positionOf = (file: MatchFile): G => checkFile<G>(JSON.stringify(file), { [playable.meta.id]: playable }).G;

describe('Bots of Der Feuer-Salamander on one screen', () => {
  const { visit } = siteToVisit();

  it('the strongest plays a whole game against a person, who never meets a curtain', () =>
    visit(
      async ({ page }) => {
        const seats = [
          { name: 'Maren', colour: 'king' },
          { name: '', colour: 'queen', bot: 'hard' },
        ] as const;
        await openMatch(page, dealMatch(playable, seats, 'against the strongest', { target: 6 }).file);
        const over = page.getByRole('dialog').getByRole('button', { name: 'Look at the table' });
        const mine = page.getByRole('heading', { level: 1, name: /^You(r turn| decide)$/ });
        const random = randomFrom('person');
        for (;;) {
          await mine.or(over).first().waitFor();
          if (await over.isVisible()) break;
          expect(await page.locator('[data-curtain]').count()).to.equal(0);
          const file = await keptFile(page);
          const G = positionOf(file);
          const both = new Set(file.moves.map(({ seat }) => seat)).size === seats.length;
          // a move is kept before the page shows it
          if (G.actor === 0) await doOnPicture(page, byMouse, hurried(G, random, both));
        }
        const file = await keptFile(page);
        expect(verify(JSON.stringify(file)).result).to.deep.equal(file.result);
        expect(new Set(file.moves.map(({ seat }) => seat))).to.deep.equal(new Set([0, 1]));
      },
      { kept: settings({ motion: 'reduced' }) },
    ));
});
