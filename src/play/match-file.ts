/** A match as one JSON file: all that is needed to play it again, and what came out. */
import type { LogEntry } from 'boardgame.io';
import { type AnyGame, gameCalled } from '../games/index.ts';
import type { AnyAction, Result } from '../games/module.ts';
import { act, type Move } from './driver.ts';
import { standing } from './log.ts';
import { randomFrom } from './random.ts';

export interface MatchFile {
  /** The version of this format. */
  litha: 1;
  game: string;
  options: { players: number };
  /** Whoever knows it can shuffle again; null where the piles were laid out by hand. */
  seed: string | null;
  /** The opening arrangement of every pile. */
  arrangement: unknown;
  moves: Move<AnyAction>[];
  /** Null while the match goes on. */
  result: Result | null;
}

/** The moves of a match from boardgame.io's log. */
export const movesIn = (log: readonly LogEntry[]): Move<AnyAction>[] =>
  standing(log).map(({ action: { payload } }) => ({
    seat: Number(payload.playerID),
    action: [payload.type, ...(payload.args as unknown[])],
  }));

/** Plays the match anew and writes down what came out. */
export function exportMatch(
  game: string,
  players: number,
  seed: string,
  moves: readonly Move<AnyAction>[],
): MatchFile {
  const { rules } = gameCalled(game);
  const arrangement = rules.arrange(players, randomFrom(seed));
  const G = rules.deal(arrangement);
  for (const move of moves) act(rules, G, move);
  return { litha: 1, game, options: { players }, seed, arrangement, moves: [...moves], result: rules.result(G) };
}

export interface ReadMatch {
  module: AnyGame;
  players: number;
  arrangement: unknown;
  moves: Move<AnyAction>[];
  result: Result | null;
}

/** Takes an exported file apart; throws a sentence that names what is wrong with it. */
export function readMatch(text: string): ReadMatch {
  const file = asRecord(parseJson(text), 'the file');
  if (file['litha'] !== 1) throw new Error('this is not a match file of version 1: "litha" is not 1');
  const module = gameCalled(String(file['game']));
  const { min, max } = module.meta.players;
  const players = asRecord(file['options'], 'options')['players'];
  if (typeof players !== 'number' || !Number.isInteger(players) || players < min || players > max) {
    throw new Error(`options.players must be from ${min} to ${max}`);
  }
  const arrangement = module.notation.parseArrangement(file['arrangement'], players);
  if (file['seed'] !== null) checkSeed(module, players, file['seed'], arrangement);
  if (!Array.isArray(file['moves'])) throw new Error('moves must be a list');
  return {
    module,
    players,
    arrangement,
    moves: file['moves'].map(readMove),
    result: file['result'] as Result | null,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`the file is broken, it is no JSON: ${(error as Error).message}`, { cause: error });
  }
}

function checkSeed({ rules }: AnyGame, players: number, seed: unknown, arrangement: unknown): void {
  if (typeof seed !== 'string') throw new Error('seed must be a text or null');
  if (JSON.stringify(rules.arrange(players, randomFrom(seed))) !== JSON.stringify(arrangement)) {
    throw new Error('the arrangement is not the one that the seed gives');
  }
}

function readMove(value: unknown, i: number): Move<AnyAction> {
  const { seat, action } = asRecord(value, `move ${i + 1}`);
  if (typeof seat !== 'number' || !Array.isArray(action)) {
    throw new Error(`move ${i + 1} needs a seat (a number) and an action (a list)`);
  }
  return { seat, action: action as unknown as AnyAction };
}

function asRecord(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${name} must be an object`);
  return value as Record<string, unknown>;
}
