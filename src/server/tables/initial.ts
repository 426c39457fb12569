import { randomUUID } from 'node:crypto';
import type { State } from 'boardgame.io';
import { InitializeGame } from 'boardgame.io/internal';
import type { AnyGame } from '../../games/index.ts';
import { engineOf } from './engine.ts';

/** The opening position of a new match. Nobody can guess what it was shuffled with, and it stays in the store. */
export const createInitialState = (
  module: AnyGame,
  players: number,
  options: Record<string, unknown>,
  seed: string = randomUUID(),
): State =>
  InitializeGame({
    game: { ...engineOf(module).game, seed },
    numPlayers: players,
    setupData: options,
  });
