/** The catalogue of rules pages, each loaded when it is opened. */
import { type ComponentType, lazy } from 'react';
import { meta as feuersalamander } from './feuersalamander/meta.ts';
import { meta as salamandra } from './salamandra/meta.ts';

export const GUIDES: Readonly<Record<string, ComponentType>> = {
  [salamandra.id]: lazy(() => import('./salamandra/guide/RulesPage.tsx')),
  [feuersalamander.id]: lazy(() => import('./feuersalamander/guide/RulesPage.tsx')),
};
