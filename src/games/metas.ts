/** Every game by what can be said of it without its rules: the first page loads no more. */
import type { GameMeta } from './module.ts';
import { meta as salamandra } from './salamandra/meta.ts';

export const METAS: readonly GameMeta[] = [salamandra];
