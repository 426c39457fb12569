/** How games are written, by their ids: browsers need not know it. */
import type { AnyAction, Notation } from './module.ts';
import { meta } from './salamandra/meta.ts';
import { notation } from './salamandra/notation.ts';

export const NOTATIONS: Readonly<Record<string, Notation<AnyAction, unknown>>> = {
  [meta.id]: notation,
};
