/** Matches that are new to this browser: freshly dealt, or out of a file. */
import type { AnyAction, Options, Playable } from '../games/module.ts';
import type { Seated } from '../games/seats.ts';
import { act } from '../play/driver.ts';
import { BrokenFile, exportMatch, type MatchFile, readMatch, type Ruled } from '../play/match-file.ts';
import type { LocalMatch, MatchSummary } from './localMatches.ts';
import { randomId } from './randomId.ts';

/** The games that files may be of, by their ids. */
type Games<G> = Readonly<Record<string, RuledBy<G>>>;
type RuledBy<G> = Pick<Playable<G, AnyAction, unknown>, 'meta' | 'rules'>;

/** The seed is never boardgame.io's own, which is the clock. */
export function dealMatch(
  game: Ruled,
  seats: readonly Seated[],
  seed: string = randomId(),
  options?: Options,
): LocalMatch {
  const file = exportMatch(game, seats.length, seed, [], options);
  return matchFromFile(JSON.stringify({ ...file, seats }), { [game.meta.id]: game });
}

/** Throws a `BrokenFile` if it cannot be played. */
export function matchFromFile(text: string, games: Games<unknown>): LocalMatch {
  const { game, file, G } = checkFile(text, games);
  const now = new Date().toISOString();
  return { version: 1, id: randomId(), revision: 1, began: now, played: now, file, summary: summaryOf(game, G) };
}

export interface PlayedFile<G> {
  readonly game: RuledBy<G>;
  readonly file: MatchFile;
  /** What it comes to. */
  readonly G: G;
}

/** Plays a file through by the rules: what comes back is sound in every part. Throws a `BrokenFile` otherwise. */
export function checkFile<G>(text: string, games: Games<G>): PlayedFile<G> {
  const { game, players, options, seats, seed, arrangement, moves, result } = readMatch(text, games);
  const { meta, rules } = game;
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
  const file: MatchFile = { litha: 1, game: meta.id, options: all, seed, arrangement, moves, result };
  return { game, file: seats ? { ...file, seats } : file, G };
}

export const summaryOf = <G>({ rules }: Pick<RuledBy<G>, 'rules'>, G: G): MatchSummary => ({
  round: rules.round(G),
  toAct: rules.toAct(G),
  scores: rules.scores(rules.view(G, null)),
  winners: rules.result(G)?.winners ?? [],
});
