/** The catalogue for tables: without what bots know, which a page need not load to be played on. */
import type { AnyAction, Playable } from './module.ts';
import { playable as salamandra } from './salamandra/playable.ts';

/** A game of which nobody outside its own folder knows what the state looks like. */
export type AnyPlayable = Playable<unknown, AnyAction, unknown>;

const PLAYABLE: Readonly<Record<string, AnyPlayable>> = {
  [salamandra.meta.id]: salamandra as unknown as AnyPlayable,
};

export const playableCalled = (id: string): AnyPlayable => called(PLAYABLE, id);

/** Throws with the names there are if there is no such game. */
export function called<Game>(games: Readonly<Record<string, Game>>, id: string): Game {
  const game = Object.hasOwn(games, id) ? games[id] : undefined;
  if (!game) throw new Error(`there is no game "${id}": choose one of ${Object.keys(games).join(', ')}`);
  return game;
}
