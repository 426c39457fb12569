/** Finds what the features are worth from games that the bots play with themselves. */
import { Ridge } from '../../../play/ridge.ts';
import type { Effort } from '../../../play/search.ts';
import { shareOut } from '../../../play/thread.ts';
import type { Result } from '../../module.ts';
import { ROUNDS } from '../content/mat.ts';
import type { Example } from './experience.ts';
import { FEATURES } from './features.ts';
import { type Points, type Weights, weightsOf } from './outlook.ts';

export interface Tuning {
  /** Games for each number of players, each time. */
  games: number;
  /** How often the weights are fitted, each time to games that were played with those before. */
  times: number;
  /** How many playouts there are to a decision in these games; with none everyone looks one turn ahead. */
  playouts: number;
  /** Games for each number of players between the weights found and those before. */
  match: number;
  /** Playouts to a decision there. */
  matchPlayouts: number;
  seed: string;
}

/** One seat with the weights found against the others with those before. */
export interface Match {
  players: number;
  games: number;
  wins: number;
  meanScores: [found: number, before: number];
}

/** What a thread is started with. */
export interface Lesson {
  weights: Weights;
  /** Those to play a match against; null to play with oneself and learn. */
  against: Weights | null;
  effort: Effort;
  seed: string;
}

const PLAYERS = [2, 3, 4] as const;

/** The jobs of threads are numbered: games with 2, 3 and 4 players in turn. */
export const gameOf = (job: number): { players: number; game: number } => ({
  players: PLAYERS[job % PLAYERS.length]!,
  game: Math.floor(job / PLAYERS.length),
});

/** In a match the weights found move round the table. */
export const seatOfFound = (players: number, game: number): number => game % players;

/** How strongly weights are held at what they were: in examples. */
const PULL = 300;
const learning = (playouts: number): Effort => ({ width: 4, playouts, turns: 2 });
const competing = (playouts: number): Effort => ({ width: 6, playouts, turns: 2 });

/** The weights found where they won more than their share of the match; elsewhere those before. */
export async function tune(
  before: Points,
  { games, times, playouts, match, matchPlayouts, seed }: Tuning,
  threads: number,
  onProgress?: (step: string) => void,
): Promise<{ points: Points; matches: Match[] }> {
  let found = before;
  for (let time = 1; time <= times; time++) {
    onProgress?.(`fit ${time}/${times}`);
    const lesson = { weights: weightsOf(found), against: null, effort: learning(playouts), seed: `${seed}/${time}` };
    found = fit(lesson.weights, await answers<Example[]>(lesson, games, threads));
  }
  onProgress?.('match');
  const duel = {
    weights: weightsOf(found),
    against: weightsOf(before),
    effort: competing(matchPlayouts),
    seed: `${seed}/match`,
  };
  const matches = matchesOf(await answers<Result>(duel, match, threads), match);
  const points = Object.fromEntries(
    matches.map(({ players, wins }) => [players, (wins * players > match ? found : before)[players]!]),
  );
  return { points, matches };
}

/** What came of so many games for each number of players, by job: the same on however many threads. */
async function answers<Answer>(lesson: Lesson, games: number, threads: number): Promise<Answer[]> {
  const all: Answer[] = [];
  const file = new URL('tune.thread.ts', import.meta.url);
  await shareOut(file, lesson, games * PLAYERS.length, threads, (job, answer: Answer) => {
    all[job] = answer;
  });
  return all;
}

function fit(weights: Weights, learnt: readonly Example[][]): Points {
  const points = PLAYERS.map((players) => {
    const rounds = Array.from({ length: ROUNDS }, () => new Ridge(FEATURES.length));
    for (const [job, examples] of learnt.entries()) {
      if (gameOf(job).players !== players) continue;
      for (const { round, features, surprise } of examples) rounds[round]!.add(features, surprise);
    }
    const more = rounds.map((round) => round.weights(PULL));
    const worth = FEATURES.map((feature, i) => {
      const byRound = weights[players]!.map((weighed, round) => hundredths(weighed[i]! + more[round]![i]!));
      return [feature, byRound];
    });
    return [players, Object.fromEntries(worth)];
  });
  return Object.fromEntries(points) as Points;
}

/** Rounded, and never -0. */
const hundredths = (points: number): number => Math.round(100 * points) / 100 + 0;

const matchesOf = (results: readonly Result[], games: number): Match[] =>
  PLAYERS.map((players) => {
    let wins = 0;
    let own = 0;
    let others = 0;
    for (const [job, { scores, winners }] of results.entries()) {
      const { game, players: sitting } = gameOf(job);
      if (sitting !== players) continue;
      const seat = seatOfFound(players, game);
      if (winners.includes(seat)) wins += 1 / winners.length;
      for (const [other, score] of scores.entries()) {
        if (other === seat) own += score;
        else others += score / (players - 1);
      }
    }
    return {
      players,
      games,
      wins: hundredths(wins),
      meanScores: [hundredths(own / games), hundredths(others / games)],
    };
  });

/** The text of weights.ts. */
export function textOf(points: Points): string {
  const worth = (players: number): string =>
    FEATURES.map((feature) => `    ${feature}: [${points[players]![feature].join(', ')}],\n`).join('');
  return `/** Written by npm run tune: what each feature is worth in points, by number of players, round by round. */
import type { Points } from './outlook.ts';

// prettier-ignore
export const POINTS: Points = {
${PLAYERS.map((players) => `  ${players}: {\n${worth(players)}  },\n`).join('')}};
`;
}
