/** The catalogue of rules pages, each loaded when it is opened. */
import type { ComponentType } from 'react';
import { lazyPage } from '../web/lazily.tsx';
import { meta as feuersalamander } from './feuersalamander/meta.ts';
import { meta as salamandra } from './salamandra/meta.ts';

export const GUIDES: Readonly<Record<string, ComponentType>> = {
  [salamandra.id]: lazyPage(async () => (await import('./salamandra/guide/RulesPage.tsx')).default),
  [feuersalamander.id]: lazyPage(async () => (await import('./feuersalamander/guide/RulesPage.tsx')).default),
};
