/** Whole games between bots, without a server. */
import { createHash } from 'node:crypto';
import type { AnyGame } from '../games/index.ts';
import type { Options } from '../games/module.ts';
import { type BotName, BOTS } from './bots.ts';
import { act, start } from './driver.ts';
import { randomFrom } from './random.ts';

export interface Simulation {
  game: string;
  seats: BotName[];
  /** What was chosen for the games, where there is something to choose. */
  options?: Options;
  games: number;
  seed: string;
  moves: number;
  movesPerSecond: number;
  /** Games that broke off. */
  errors: number;
  /** By bot, in the order given, and then whomever the game itself seats; a shared win counts as a part. */
  wins: number[];
  meanScores: number[];
  /** By bot: how long it thinks about a turn, on average and at most. A busy machine takes longer. */
  secondsPerTurn: number[];
  longestTurn: number[];
  /** sha256 over all final states. */
  digest: string;
}

export interface SimulationOptions {
  seats: readonly BotName[];
  options?: Options | undefined;
  games: number;
  seed: string;
  onProgress?: (games: number) => void;
  onError?: (game: number, error: unknown) => void;
}

/** How a game ended, by seat. */
export interface Ending {
  moves: number;
  scores: number[];
  winners: number[];
  thought: Thought[];
  /** The final state as JSON. */
  state: string;
}

/** How long somebody thought about their turns. */
interface Thought {
  turns: number;
  seconds: number;
  longest: number;
}

export type Outcome = Ending | { error: unknown };

/** Plays them one after the other, here. */
export function simulate(module: AnyGame, options: SimulationOptions): Simulation {
  const count = new Count(module, options);
  for (let game = 0; game < options.games; game++) count.add(game, playGame(module, options, game));
  return count.result();
}

/** Which bot sits where: nobody keeps the first place, they move round the table from game to game. */
const botAt = ({ length }: readonly BotName[], game: number, seat: number): number =>
  seat < length ? (seat + game) % length : seat;

/** Every game has random numbers of its own, so it is the same whoever plays it and when. */
export function playGame(
  module: AnyGame,
  { seats, options, seed }: Pick<SimulationOptions, 'seats' | 'options' | 'seed'>,
  game: number,
): Outcome {
  try {
    const { rules } = module;
    const G = start(rules, seats.length, `${seed}/${game}`, options);
    const random = randomFrom(`${seed}/${game}/bots`);
    const thought = seats.map((): Thought => ({ turns: 0, seconds: 0, longest: 0 }));
    let moves = 0;
    let turn: number | null = null;
    let seconds = 0;
    for (let seat = rules.toAct(G); seat !== null; seat = rules.toAct(G)) {
      const bot = BOTS[seats[botAt(seats, game, seat)] as BotName];
      const view = rules.view(G, seat);
      const own = thought[seat] as Thought;
      if (rules.turn(G) !== turn) {
        turn = rules.turn(G);
        own.turns++;
        seconds = 0;
      }
      const began = performance.now();
      const actions = bot(module, view, seat, random);
      const took = (performance.now() - began) / 1000;
      own.seconds += took;
      own.longest = Math.max(own.longest, (seconds += took));
      for (const action of actions) act(rules, G, { seat, action });
      moves += actions.length;
    }
    const result = rules.result(G);
    if (!result) throw new Error('nobody is to act, but there is no result');
    return { moves, ...result, thought, state: JSON.stringify(G) };
  } catch (error) {
    return { error };
  }
}

/** Adds games up in their order, in whatever order they come in. */
export class Count {
  readonly #module: AnyGame;
  readonly #options: SimulationOptions;
  readonly #began = performance.now();
  readonly #digest = createHash('sha256');
  readonly #wins: number[];
  readonly #totals: number[];
  readonly #thought: Thought[];
  /** Games that are over before one that comes before them. */
  readonly #waiting = new Map<number, Outcome>();
  #counted = 0;
  #moves = 0;
  #errors = 0;

  constructor(module: AnyGame, options: SimulationOptions) {
    this.#module = module;
    this.#options = options;
    this.#wins = options.seats.map(() => 0);
    this.#totals = options.seats.map(() => 0);
    this.#thought = options.seats.map(() => ({ turns: 0, seconds: 0, longest: 0 }));
  }

  add(game: number, outcome: Outcome): void {
    this.#waiting.set(game, outcome);
    for (let next = this.#waiting.get(this.#counted); next; next = this.#waiting.get(this.#counted)) {
      this.#waiting.delete(this.#counted);
      this.#count(this.#counted++, next);
    }
    this.#options.onProgress?.(this.#counted + this.#waiting.size);
  }

  #count(game: number, outcome: Outcome): void {
    if ('error' in outcome) {
      this.#errors++;
      this.#options.onError?.(game, outcome.error);
      return;
    }
    const { moves, scores, winners, thought, state } = outcome;
    const { seats } = this.#options;
    this.#moves += moves;
    this.#digest.update(state);
    for (const [seat, score] of scores.entries()) {
      const place = botAt(seats, game, seat);
      this.#totals[place] = (this.#totals[place] ?? 0) + score;
      this.#wins[place] = (this.#wins[place] ?? 0) + (winners.includes(seat) ? 1 / winners.length : 0);
    }
    for (const [seat, { turns, seconds, longest }] of thought.entries()) {
      const all = this.#thought[botAt(seats, game, seat)]!;
      all.turns += turns;
      all.seconds += seconds;
      all.longest = Math.max(all.longest, longest);
    }
  }

  result(): Simulation {
    const { seats, options, games, seed } = this.#options;
    const seconds = (performance.now() - this.#began) / 1000;
    const finished = Math.max(1, games - this.#errors);
    return {
      game: this.#module.meta.id,
      seats: [...seats],
      ...(options && { options }),
      games,
      seed,
      moves: this.#moves,
      movesPerSecond: Math.round(this.#moves / seconds),
      errors: this.#errors,
      wins: this.#wins,
      meanScores: this.#totals.map((total) => Math.round((100 * total) / finished) / 100),
      secondsPerTurn: this.#thought.map(({ seconds: spent, turns }) => milliseconds(spent / Math.max(1, turns))),
      longestTurn: this.#thought.map(({ longest }) => milliseconds(longest)),
      digest: this.#digest.digest('hex'),
    };
  }
}

const milliseconds = (seconds: number): number => Math.round(1000 * seconds) / 1000;
