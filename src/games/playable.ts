/** The catalogue for browsers: each game comes when it is needed, without what only bots know. */
import { called } from './called.ts';
import { meta as feuersalamander } from './feuersalamander/meta.ts';
import type { AnyAction, Playable } from './module.ts';
import { meta as salamandra } from './salamandra/meta.ts';

/** A game of which nobody outside its own folder knows what the state looks like. */
export type AnyPlayable = Playable<unknown, AnyAction, unknown>;

const PLAYABLES: Readonly<Record<string, () => Promise<unknown>>> = {
  [salamandra.id]: async () => (await import('./salamandra/playable.ts')).playable,
  [feuersalamander.id]: async () => (await import('./feuersalamander/playable.ts')).playable,
};

export const loadPlayable = async (id: string): Promise<AnyPlayable> =>
  (await called(PLAYABLES, id)()) as AnyPlayable;
