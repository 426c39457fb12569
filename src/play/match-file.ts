/** A match as one JSON file: all that is needed to play it again, and what came out. */
import type { LogEntry } from 'boardgame.io';
import { called } from '../games/called.ts';
import type { AnyPlayable } from '../games/playable.ts';
import type { AnyAction, GameMeta, Options, Result } from '../games/module.ts';
import { optionsProblem } from '../games/options.ts';
import { areSeats, LONGEST_NAME, type Seated } from '../games/seats.ts';
import { act, type Move } from './driver.ts';
import { standing } from './log.ts';
import { randomFrom } from './random.ts';

export interface MatchFile {
  /** The version of this format. */
  litha: 1;
  game: string;
  options: { players: number } & Options;
  /** Who sat where; a file without it is as good. */
  seats?: Seated[];
  /** Whoever knows it can shuffle again; null where the piles were laid out by hand. */
  seed: string | null;
  /** The opening arrangement of every pile. */
  arrangement: unknown;
  moves: Move<AnyAction>[];
  /** Null while the match goes on. */
  result: Result | null;
}

/** Why a file is refused, for a page that says it in its own language. */
export type FileProblem = 'notAMatch' | 'otherVersion' | 'unknownGame' | 'damaged' | 'illegalMove' | 'wrongResult';

/** A file that is no match: the message names what is wrong with it. */
export class BrokenFile extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem, message: string, cause?: unknown) {
    super(message, { cause });
    this.problem = problem;
  }
}

/** A game by its rules: all that a file needs. */
export type Ruled = Pick<AnyPlayable, 'meta' | 'rules'>;

/** The moves of a match from boardgame.io's log. */
export const movesIn = (log: readonly LogEntry[]): Move<AnyAction>[] =>
  standing(log).map(({ action: { payload } }) => ({
    seat: Number(payload.playerID),
    action: [payload.type, ...(payload.args as unknown[])],
  }));

/** Plays the match anew, from its opening if it has been dealt, and writes down what came out. */
export function exportMatch(
  { meta, rules }: Ruled,
  players: number,
  seed: string,
  moves: readonly Move<AnyAction>[],
  options: Options = {},
  opening?: unknown,
): MatchFile {
  const arrangement = rules.arrange(players, randomFrom(seed), options, opening);
  const G = rules.deal(arrangement);
  for (const move of moves) act(rules, G, move);
  const result = rules.result(G);
  return { litha: 1, game: meta.id, options: { players, ...options }, seed, arrangement, moves: [...moves], result };
}

export interface ReadMatch<Game extends Ruled> {
  game: Game;
  players: number;
  /** Those beside the number of players. */
  options: Options;
  seats: Seated[] | null;
  seed: string | null;
  arrangement: unknown;
  moves: Move<AnyAction>[];
  result: Result | null;
}

/** Takes an exported file apart; throws a `BrokenFile` that names what is wrong with it. */
export function readMatch<Game extends Ruled>(text: string, games: Readonly<Record<string, Game>>): ReadMatch<Game> {
  const file = asRecord(parseJson(text), 'the file', 'notAMatch');
  if (!Object.hasOwn(file, 'litha')) throw new BrokenFile('notAMatch', 'this is not a match file of version 1');
  if (file['litha'] !== 1) {
    throw new BrokenFile('otherVersion', 'this is not a match file of version 1: "litha" is not 1');
  }
  const game = orBroken('unknownGame', () => called(games, String(file['game'])));
  const { meta, rules } = game;
  const { min, max } = meta.players;
  const { players, ...options } = asRecord(file['options'], 'options');
  if (typeof players !== 'number' || !Number.isInteger(players) || players < min || players > max) {
    throw new BrokenFile('damaged', `options.players must be from ${min} to ${max}`);
  }
  const problem = optionsProblem(meta, players, options);
  if (problem) throw new BrokenFile('damaged', `options: ${problem}`);
  const arrangement = orBroken('damaged', () => rules.parseArrangement(file['arrangement'], players, options));
  const { moves } = file;
  if (!Array.isArray(moves)) throw new BrokenFile('damaged', 'moves must be a list');
  return {
    game,
    players,
    options,
    seats: readSeats(meta, players, file['seats']),
    seed: readSeed(file['seed'], arrangement, (random) => rules.arrange(players, random, options, arrangement)),
    arrangement,
    moves: moves.map(readMove),
    result: file['result'] as Result | null,
  };
}

/** The game that a file says it is of; null where it does not say. */
export function gameIn(text: string): string | null {
  try {
    const { game } = Object(JSON.parse(text)) as { game?: unknown };
    return typeof game === 'string' ? game : null;
  } catch {
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BrokenFile('notAMatch', `the file is broken, it is no JSON: ${(error as Error).message}`, error);
  }
}

function orBroken<T>(problem: FileProblem, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new BrokenFile(problem, (error as Error).message, error);
  }
}

/** Where there is a seed, it must give just that arrangement. */
function readSeed(seed: unknown, arrangement: unknown, arrange: (random: () => number) => unknown): string | null {
  if (seed === null) return null;
  if (typeof seed !== 'string') throw new BrokenFile('damaged', 'seed must be a text or null');
  if (JSON.stringify(arrange(randomFrom(seed))) !== JSON.stringify(arrangement)) {
    throw new BrokenFile('damaged', 'the arrangement is not the one that the seed gives');
  }
  return seed;
}

function readSeats(meta: GameMeta, players: number, seats: unknown): Seated[] | null {
  if (seats === undefined) return null;
  if (areSeats(meta, players, seats)) {
    return seats.map(({ name, colour, bot }) => ({ name, colour, ...(bot && { bot }) }));
  }
  const colours = meta.colours.join(', ');
  throw new BrokenFile(
    'damaged',
    `seats must be ${players}, each with a name of at most ${LONGEST_NAME} characters and one of ${colours} for itself`,
  );
}

function readMove(value: unknown, i: number): Move<AnyAction> {
  const { seat, action } = asRecord(value, `move ${i + 1}`);
  if (typeof seat !== 'number' || !Array.isArray(action)) {
    throw new BrokenFile('damaged', `move ${i + 1} needs a seat (a number) and an action (a list)`);
  }
  return { seat, action: action as unknown as AnyAction };
}

function asRecord(value: unknown, name: string, problem: FileProblem = 'damaged'): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BrokenFile(problem, `${name} must be an object`);
  }
  return value as Record<string, unknown>;
}
