/** Whole games of the fixtures, to be played on the page move by move. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stepsIn } from '../../src/games/salamandra/board/solo/show.ts';
import { salamandra } from '../../src/games/salamandra/index.ts';
import { notation } from '../../src/games/salamandra/notation.ts';
import type { Action } from '../../src/games/salamandra/rules/actions.ts';
import type { G } from '../../src/games/salamandra/rules/state.ts';
import type { MatchFile } from '../../src/play/match-file.ts';

const DIR = join(import.meta.dirname, '../fixtures/salamandra');

export interface FixtureGame {
  /** The match before its first move. */
  readonly opening: MatchFile;
  readonly steps: readonly Step[];
  readonly scores: readonly number[];
}

export interface Step {
  readonly seat: number;
  readonly action: Action;
  /** The field that was just built and waits for a settler, before this action. */
  readonly newField: string | null;
  /** Of the game, before this action. */
  readonly round: number;
  /** Is what Rudolph does then shown step by step? */
  readonly isShown: boolean;
  /** The scores after it. */
  readonly scores: readonly number[];
}

export function fixtureGame(name: string): FixtureGame {
  const { arrangement, lines } = notation.parse(readFileSync(join(DIR, `${name}.txt`), 'utf8'));
  const G = salamandra.rules.deal(arrangement);
  const options = G.rudolph ? { players: 1, rudolph: G.rudolph.level } : { players: G.players.length };
  const steps = lines.flatMap((line): Step[] => {
    if (!('action' in line)) return [];
    const newField = waitingField(G);
    const { round } = G;
    salamandra.rules.play(G, line.seat, line.action);
    const isShown = !G.over && stepsIn(G.events).length > 0;
    return [{ seat: line.seat, action: line.action, newField, round, isShown, scores: salamandra.rules.scores(G) }];
  });
  return {
    opening: {
      litha: 1,
      game: salamandra.meta.id,
      options,
      seed: null,
      arrangement,
      moves: [],
      result: null,
    },
    steps,
    scores: salamandra.rules.scores(G),
  };
}

function waitingField({ agenda: [step] }: G): string | null {
  return step?.step === 'settle' ? step.field : null;
}
