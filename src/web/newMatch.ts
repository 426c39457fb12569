/** Matches that are new to this browser: freshly dealt, or out of a file. */
import type { Options } from '../games/module.ts';
import { meta } from '../games/salamandra/meta.ts';
import { resultOf, scoresOf } from '../games/salamandra/rules/index.ts';
import { type G, lightOf } from '../games/salamandra/rules/state.ts';
import type { Seated } from '../games/seats.ts';
import { act } from '../play/driver.ts';
import { BrokenFile, exportMatch, type MatchFile, readMatch } from '../play/match-file.ts';
import type { LocalMatch, MatchSummary } from './localMatches.ts';
import { randomId } from './randomId.ts';

/** The seed is never boardgame.io's own, which is the clock. */
export function dealMatch(seats: readonly Seated[], seed: string = randomId(), options?: Options): LocalMatch {
  const file = exportMatch(meta.id, seats.length, seed, [], options);
  return matchFromFile(JSON.stringify({ ...file, seats }));
}

/** Throws a `BrokenFile` if it cannot be played. */
export function matchFromFile(text: string): LocalMatch {
  const { file, G } = checkFile(text);
  const now = new Date().toISOString();
  return { version: 1, id: randomId(), revision: 1, began: now, played: now, file, summary: summaryOf(G) };
}

export interface PlayedFile {
  readonly file: MatchFile;
  /** What it comes to. */
  readonly G: G;
}

/** Plays a file through by the rules: what comes back is sound in every part. Throws a `BrokenFile` otherwise. */
export function checkFile(text: string): PlayedFile {
  const { module, players, options, seats, seed, arrangement, moves, result } = readMatch(text);
  const { rules } = module;
  const G = rules.deal(arrangement);
  for (const [i, move] of moves.entries()) {
    try {
      act(rules, G, move);
    } catch (error) {
      throw new BrokenFile('illegalMove', `move ${i + 1}: ${(error as Error).message}`, error);
    }
  }
  if (JSON.stringify(rules.result(G)) !== JSON.stringify(result)) {
    throw new BrokenFile('wrongResult', 'the result is not what the rules say');
  }
  const all = { players, ...options };
  const file: MatchFile = { litha: 1, game: module.meta.id, options: all, seed, arrangement, moves, result };
  return { file: seats ? { ...file, seats } : file, G: G as G };
}

export const summaryOf = (G: G): MatchSummary => ({
  round: G.round,
  light: lightOf(G.round),
  toAct: G.over ? null : G.seat,
  scores: scoresOf(G),
  winners: resultOf(G)?.winners ?? [],
});
