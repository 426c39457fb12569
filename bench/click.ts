/** How soon the board answers a click at the end of a game of four, when there is most to draw. */
import type { Page } from 'playwright-core';
import { piece } from '../test/web/picture.ts';
import { openMatch, type Site } from '../test/web/visit.ts';
import { type TimedClick, timedClicks } from './answer.ts';
import { endGame } from './end-game.ts';
import { peerAddress, servePeerPages } from './peer-pages.ts';

interface Line {
  benchmark: string;
  milliseconds: number;
  goal: number;
  peer: string;
  peerMilliseconds: number;
  ratio: number;
}

const GOAL = 50;
const ROUNDS = 5;
/** From one target to the next, so that they lie all over the board. */
const STRIDE = 7;

const TARGETS = {
  spot: '[data-piece^="spot "]',
  cauldron: '[data-region="garden"] [data-piece^="field "]',
  temple: '[data-piece^="temple "]',
  field: '[data-region="river"] [data-piece^="field "]',
  cell: '[data-piece^="cell "]',
};
type Target = keyof typeof TARGETS;
/** What is chosen in a round: with all fields in the garden, and while the last one is built. */
const FULL: readonly Target[] = ['spot', 'spot', 'cauldron', 'spot', 'temple'];
const LAST_FIELD: readonly Target[] = ['field', 'cell', 'cell'];

interface Opened {
  readonly page: Page;
  readonly click: TimedClick;
}

/** Chooses a piece, each time another one. What was chosen is put aside, unless this goes on from it. */
async function choose({ page, click }: Opened, target: Target, nth: number): Promise<number> {
  if (target !== 'cell') await page.keyboard.press('Escape');
  const keys = await page
    .locator(`${TARGETS[target]}[data-state~="legal"]:not([aria-pressed]):visible`)
    .evaluateAll((pieces) => pieces.map((element) => element.getAttribute('data-piece')));
  const key = keys[(STRIDE * nth) % keys.length] ?? '';
  const time = await click(piece(page, key));
  // a click that does nothing is soon answered
  await page.locator(`[data-piece="${key}"][data-state~="chosen"]`).first().waitFor();
  return time;
}

async function chooseOnBoard(full: Opened, lastField: Opened, round: number): Promise<number[]> {
  const times: number[] = [];
  for (const [opened, targets] of [
    [full, FULL],
    [lastField, LAST_FIELD],
  ] as const) {
    await opened.page.bringToFront();
    for (const [i, target] of targets.entries()) {
      times.push(await choose(opened, target, targets.length * round + i));
    }
  }
  return times;
}

async function chooseInList({ page, click }: Opened, clicks: number, round: number): Promise<number[]> {
  const times: number[] = [];
  const unchosen = page.locator('button[aria-pressed="false"]');
  await page.bringToFront();
  for (let i = 0; i < clicks; i++) {
    const nth = (STRIDE * (clicks * round + i)) % (await unchosen.count());
    times.push(await click(unchosen.nth(nth)));
  }
  return times;
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;

export async function clickAgainstBareList({ visit }: Site): Promise<Line[]> {
  const times: number[] = [];
  const peerTimes: number[] = [];
  await visit(async ({ context, page, tab }) => {
    await servePeerPages(context);
    const boards: Opened[] = [];
    for (const [board, fields] of [
      [page, 24],
      [await tab(), 23],
    ] as const) {
      await openMatch(board, endGame(fields));
      boards.push({ page: board, click: await timedClicks(board) });
    }
    const [full, lastField] = boards as [Opened, Opened];
    const pieces = await full.page.locator('[data-piece]:visible').count();
    const bare = await tab(`${peerAddress('bare-list')}?length=${pieces}`);
    const list: Opened = { page: bare, click: await timedClicks(bare) };
    // they take turns, so that a slow moment of the machine meets both
    for (let round = 0; round <= ROUNDS; round++) {
      const onBoard = await chooseOnBoard(full, lastField, round);
      const inList = await chooseInList(list, onBoard.length, round);
      // the first round warms up
      if (round === 0) continue;
      times.push(...onBoard);
      peerTimes.push(...inList);
    }
  });
  return [
    {
      benchmark: `median of ${times.length} clicks on the board with all fields`,
      milliseconds: median(times),
      goal: GOAL,
      peer: 'a bare React list of as many buttons as the board has pieces',
      peerMilliseconds: median(peerTimes),
      ratio: Math.round((10 * median(times)) / median(peerTimes)) / 10,
    },
  ];
}
