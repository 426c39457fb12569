/** Whole games between bots, without a server. */
import { createHash } from 'node:crypto';
import type { AnyGame } from '../games/index.ts';
import { type BotName, BOTS } from './bots.ts';
import { act, start } from './driver.ts';
import { randomFrom } from './random.ts';

export interface Simulation {
  game: string;
  seats: BotName[];
  games: number;
  seed: string;
  moves: number;
  movesPerSecond: number;
  /** Games that broke off. */
  errors: number;
  /** By bot, in the order given; a shared win counts as a part. */
  wins: number[];
  meanScores: number[];
  /** sha256 over all final states. */
  digest: string;
}

export interface SimulationOptions {
  seats: readonly BotName[];
  games: number;
  seed: string;
  onProgress?: (games: number) => void;
  onError?: (game: number, error: unknown) => void;
}

export function simulate(
  module: AnyGame,
  { seats, games, seed, onProgress, onError }: SimulationOptions,
): Simulation {
  const wins = seats.map(() => 0);
  const totals = seats.map(() => 0);
  const digest = createHash('sha256');
  let moves = 0;
  let errors = 0;
  const began = performance.now();
  for (let game = 0; game < games; game++) {
    // nobody keeps the first place: the bots move round the table from game to game
    const botAt = (seat: number): number => (seat + game) % seats.length;
    try {
      const end = playGame(module, seats.length, `${seed}/${game}`, (seat) => seats[botAt(seat)] as BotName);
      moves += end.moves;
      digest.update(JSON.stringify(end.G));
      for (const [seat, score] of end.result.scores.entries()) totals[botAt(seat)]! += score;
      for (const seat of end.result.winners) wins[botAt(seat)]! += 1 / end.result.winners.length;
    } catch (error) {
      errors++;
      onError?.(game, error);
    }
    onProgress?.(game + 1);
  }
  const seconds = (performance.now() - began) / 1000;
  return {
    game: module.meta.id,
    seats: [...seats],
    games,
    seed,
    moves,
    movesPerSecond: Math.round(moves / seconds),
    errors,
    wins,
    meanScores: totals.map((total) => Math.round((100 * total) / Math.max(1, games - errors)) / 100),
    digest: digest.digest('hex'),
  };
}

function playGame(module: AnyGame, players: number, seed: string, botOf: (seat: number) => BotName) {
  const { rules } = module;
  const G = start(rules, players, seed);
  const random = randomFrom(`${seed}/bots`);
  let moves = 0;
  for (let seat = rules.toAct(G); seat !== null; seat = rules.toAct(G)) {
    const actions = BOTS[botOf(seat)](module, rules.view(G, seat), seat, random);
    for (const action of actions) act(rules, G, { seat, action });
    moves += actions.length;
  }
  const result = rules.result(G);
  if (!result) throw new Error('nobody is to act, but there is no result');
  return { G, moves, result };
}
