/** Whole games of Der Feuer-Salamander, to be played on the page move by move. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { notation } from '../../../src/games/feuersalamander/notation.ts';
import { playable } from '../../../src/games/feuersalamander/playable.ts';
import type { Action } from '../../../src/games/feuersalamander/rules/actions.ts';
import type { MatchFile } from '../../../src/play/match-file.ts';

const DIR = join(import.meta.dirname, '../../fixtures/feuersalamander');

export interface FeuerGame {
  /** The match before its first move. */
  readonly opening: MatchFile;
  readonly steps: readonly { readonly seat: number; readonly action: Action }[];
  readonly scores: readonly number[];
}

export function feuerGame(name: string): FeuerGame {
  const { meta, rules } = playable;
  const { arrangement, lines } = notation.parse(readFileSync(join(DIR, `${name}.txt`), 'utf8'));
  const { figures, target, series } = arrangement;
  const G = rules.deal(arrangement);
  const steps = lines.flatMap((line) => ('action' in line ? [{ seat: line.seat, action: line.action }] : []));
  for (const { seat, action } of steps) rules.play(G, seat, action);
  const company = { 2: 'pair', 3: 'trio' }[figures.length];
  return {
    opening: {
      litha: 1,
      game: meta.id,
      options: { players: figures.length, target, series, ...(company && { [company]: figures.join('-') }) },
      seed: null,
      arrangement,
      moves: [],
      result: null,
    },
    steps,
    scores: rules.scores(G),
  };
}

/** Whoever had the screen, if anybody did, hands it over to the seat, and the seat takes it. */
export async function takeScreen(page: Page, seat: number): Promise<void> {
  const curtain = page.locator(`dialog[data-curtain="${seat}"]`);
  const leave = page.locator(`[data-hand-over="${seat}"]`).getByRole('button');
  await curtain.or(leave).waitFor();
  if (await leave.isVisible()) await leave.press('Enter');
  await curtain.waitFor();
  await page.keyboard.press('Enter');
  await curtain.waitFor({ state: 'detached' });
}
