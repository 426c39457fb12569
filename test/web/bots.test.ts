/** Bots at a table on one screen. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { salamandra } from '../../src/games/salamandra/index.ts';
import { BOTS } from '../../src/play/bots.ts';
import type { MatchFile } from '../../src/play/match-file.ts';
import { randomFrom } from '../../src/play/random.ts';
import { verify } from '../../src/play/verify.ts';
import { checkFile, dealMatch } from '../../src/web/newMatch.ts';
import { startMeter, type Metered } from './frames.ts';
import { press } from './text.ts';
import { openMatch, settings, siteToVisit } from './visit.ts';

const AT_ONCE = settings({ board: 'text', motion: 'reduced' });

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
});

/** A page that waits for a thought would show one frame for each: here they come as they do while nobody thinks. */
function expectNoStutter({ thinking, resting }: Metered): void {
  const rate = ({ frames, ms }: Metered['thinking']) => frames / ms;
  expect(thinking.frames).to.be.greaterThan(resting.frames / 4);
  expect(rate(thinking), 'frames while the expert thinks').to.be.greaterThan(rate(resting) / 2);
}
