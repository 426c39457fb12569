/** The games that are played: recorded beforehand, so that every server gets the same moves. */
import type { State } from 'boardgame.io';
import { type AnyGame, GAMES } from '../src/games/index.ts';
import { salamandra } from '../src/games/salamandra/index.ts';
import type { Action } from '../src/games/salamandra/rules/actions.ts';
import { BOTS } from '../src/play/bots.ts';
import { act, type Move, start } from '../src/play/driver.ts';
import { randomFrom } from '../src/play/random.ts';
import { createInitialState } from '../src/server/tables/initial.ts';

export type Recorded = readonly Move<Action>[];

export const GAME = salamandra.meta.id;
export const PLAYERS = 2;

/** Different games; the matches share them out among themselves. */
const GAMES_RECORDED = 20;

const { rules } = salamandra;

const seedOf = (match: number): string => `load ${match % GAMES_RECORDED}`;

/** Two greedy bots play it to its end. */
export function recordGame(match: number): Recorded {
  const seed = seedOf(match);
  const G = start(rules, PLAYERS, seed);
  const random = randomFrom(seed);
  const moves: Move<Action>[] = [];
  while (!G.over) {
    const { seat } = G;
    for (const action of BOTS.greedy(salamandra, rules.view(G, seat), seat, random)) {
      act(rules, G, { seat, action });
      moves.push({ seat, action });
    }
  }
  return moves;
}

/** The game of match n is at n modulo the length. */
export const recordGames = (): Recorded[] => Array.from({ length: GAMES_RECORDED }, (_, match) => recordGame(match));

export const initialOf = (match: number): State =>
  createInitialState(GAMES[GAME] as AnyGame, PLAYERS, {}, seedOf(match));

export const idOf = (match: number): string => `match-${match}`;
export const secretOf = (seat: number): string => `secret-${seat}`;
