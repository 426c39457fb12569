/** Every game by what can be said of it without its rules: the first page loads no more. */
import { called } from './called.ts';
import { meta as feuersalamander } from './feuersalamander/meta.ts';
import type { GameMeta } from './module.ts';
import { meta as salamandra } from './salamandra/meta.ts';

export const METAS: readonly GameMeta[] = [salamandra, feuersalamander];

export const metaCalled = (game: string): GameMeta =>
  called(Object.fromEntries(METAS.map((meta) => [meta.id, meta])), game);
