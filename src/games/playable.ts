/** The catalogue for browsers: each game comes when it is needed, and with what bots know only where they think. */
import { called } from './called.ts';
import type { AnyAction, Playable } from './module.ts';
import type { AnyGame } from './index.ts';
import { meta as salamandra } from './salamandra/meta.ts';

/** A game of which nobody outside its own folder knows what the state looks like. */
export type AnyPlayable = Playable<unknown, AnyAction, unknown>;

const PLAYABLES: Readonly<Record<string, () => Promise<unknown>>> = {
  [salamandra.id]: async () => (await import('./salamandra/playable.ts')).playable,
};

const GAMES: Readonly<Record<string, () => Promise<unknown>>> = {
  [salamandra.id]: async () => (await import('./salamandra/index.ts')).salamandra,
};

export const loadPlayable = async (id: string): Promise<AnyPlayable> =>
  (await called(PLAYABLES, id)()) as AnyPlayable;

export const loadGame = async (id: string): Promise<AnyGame> => (await called(GAMES, id)()) as AnyGame;
