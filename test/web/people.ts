/** People who play online, each in a browser of their own, and what a test needs to know of their match. */
import type { Page } from 'playwright-core';
import { salamandra } from '../../src/games/salamandra/index.ts';
import type { Action } from '../../src/games/salamandra/rules/actions.ts';
import type { G } from '../../src/games/salamandra/rules/state.ts';
import { BOTS } from '../../src/play/bots.ts';
import { randomFrom } from '../../src/play/random.ts';
import type { MatchSummary } from '../../src/server/api/answers.ts';
import { stockClient } from '../server/stock.ts';

/** Gives this browser a name, without the page. */
export async function introduce(page: Page, name: string): Promise<void> {
  await page.request.post('/api/me', { data: { name } });
}

/** Opens a table, without the page. */
export async function openTable(page: Page, table: object = {}): Promise<MatchSummary> {
  const data = { game: 'salamandra', players: 2, visibility: 'unlisted', pace: 'live', ...table };
  return (await (await page.request.post('/api/matches', { data })).json()) as MatchSummary;
}

/** Opens a table for two as a newcomer does, and answers with the link that is there to be sent. */
export async function openByHand(page: Page, name: string): Promise<string> {
  await page.goto('/play/new');
  await giveName(page, name);
  await page.getByRole('radio', { name: 'Only with the link' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  return page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
}

/** Answers the question for a name, where a page asks it. */
export async function giveName(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'What shall we call you?' }).fill(name);
  await page.keyboard.press('Enter');
}

/** Goes to the table and sits down, as whoever gets a link does. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await giveName(page, name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

export const board = (page: Page) => page.locator('[data-board]');

export interface Watched {
  /** The position as everyone may see it. */
  readonly view: () => G;
  /** When the next news of the match are here. */
  readonly next: () => Promise<void>;
  readonly stop: () => void;
}

/** Watches a match as any boardgame.io client may. */
export async function watch(server: string, matchID: string): Promise<Watched> {
  const client = stockClient(server, matchID);
  const viewOf = () => client.getState()?.G ?? null;
  const changed = (before: unknown) =>
    new Promise<void>((resolve) => {
      const stop = client.subscribe(() => {
        if (viewOf() === null || viewOf() === before) return;
        stop();
        resolve();
      });
    });
  const synced = changed(null);
  client.start();
  await synced;
  return {
    view: () => viewOf() as G,
    next: () => changed(viewOf()),
    stop: () => client.stop(),
  };
}

/** Does an action on the page of who is to move. */
export type Doing = (page: Page, action: Action, newField: string | null) => Promise<void>;

/** A day is played in full; in the other three rounds everyone passes as soon as they may. */
const FULL_ROUNDS = 1;

function planOf(view: G, random: () => number): Action[] {
  const { seat } = view;
  const pass = salamandra.rules.legalMoves(view, seat).find(([move]) => move === 'pass');
  if (pass && view.round > FULL_ROUNDS) return [pass];
  return BOTS.greedy(salamandra, view, seat, random);
}

/** Plays on as sensible players would, until something holds or the game is over. */
export async function playOn(
  pages: readonly Page[],
  { view, next }: Watched,
  doIt: Doing,
  enough: (G: G) => boolean = () => false,
): Promise<void> {
  const random = randomFrom('online');
  while (!view().over && !enough(view())) {
    const { seat } = view();
    for (const action of planOf(view(), random)) {
      // what came to light on the way may have spoilt the plan
      if (salamandra.rules.refusal(view(), seat, action) !== null) break;
      const [step] = view().agenda;
      const news = next();
      await doIt(pages[seat] as Page, action, step?.step === 'settle' ? step.field : null);
      await news;
    }
  }
}
