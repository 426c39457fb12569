/** The catalogue. */
import { called } from './called.ts';
import { feuersalamander } from './feuersalamander/index.ts';
import type { AnyAction, GameModule } from './module.ts';
import { salamandra } from './salamandra/index.ts';

/** A game of which nobody outside its own folder knows what the state looks like. */
export type AnyGame = GameModule<unknown, AnyAction, unknown>;

export const GAMES: Readonly<Record<string, AnyGame>> = {
  [salamandra.meta.id]: salamandra as unknown as AnyGame,
  [feuersalamander.meta.id]: feuersalamander as unknown as AnyGame,
};

export const gameCalled = (id: string): AnyGame => called(GAMES, id);
