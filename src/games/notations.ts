/** How games are written, by their ids: browsers need not know it. */
import { meta as feuersalamander } from './feuersalamander/meta.ts';
import { notation as ofFeuersalamander } from './feuersalamander/notation.ts';
import type { AnyAction, Notation } from './module.ts';
import { meta as salamandra } from './salamandra/meta.ts';
import { notation as ofSalamandra } from './salamandra/notation.ts';

export const NOTATIONS: Readonly<Record<string, Notation<AnyAction, unknown>>> = {
  [salamandra.id]: ofSalamandra,
  [feuersalamander.id]: ofFeuersalamander,
};
