/** The catalogue. */
import type { AnyAction, GameModule } from './module.ts';
import { salamandra } from './salamandra/index.ts';

/** A game of which nobody outside its own folder knows what the state looks like. */
export type AnyGame = GameModule<unknown, AnyAction, unknown>;

export const GAMES: Readonly<Record<string, AnyGame>> = {
  [salamandra.meta.id]: salamandra as unknown as AnyGame,
};

/** Throws with the names there are if there is no such game. */
export function gameCalled(id: string): AnyGame {
  const game = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (!game) throw new Error(`there is no game "${id}": choose one of ${Object.keys(GAMES).join(', ')}`);
  return game;
}
