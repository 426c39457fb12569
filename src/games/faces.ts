/** The catalogue of tables: each comes with its texts when it is opened. */
import { needTexts } from '../web/i18n.ts';
import type { Language } from '../web/locales/index.ts';
import { called } from './called.ts';
import type { AnyFace } from './face.ts';
import { locales as feuersalamanderTexts } from './feuersalamander/locales/index.ts';
import { meta as feuersalamander } from './feuersalamander/meta.ts';
import { locales as salamandraTexts } from './salamandra/locales/index.ts';
import { meta as salamandra } from './salamandra/meta.ts';
import { shellTexts } from './shell/locales/index.ts';

interface Coming {
  readonly face: () => Promise<unknown>;
  readonly texts: Readonly<Record<Language, () => Promise<object>>>;
}

const FACES: Readonly<Record<string, Coming>> = {
  [salamandra.id]: { face: async () => (await import('./salamandra/face.ts')).face, texts: salamandraTexts },
  [feuersalamander.id]: {
    face: async () => (await import('./feuersalamander/face.ts')).face,
    texts: feuersalamanderTexts,
  },
};

const loading = new Map<string, Promise<AnyFace>>();

/** The same promise again, so that a page can wait for it while it is rendered; after a failure, another one. */
export function loadFace(id: string): Promise<AnyFace> {
  const begun = loading.get(id) ?? load(id);
  loading.set(id, begun);
  return begun;
}

async function load(id: string): Promise<AnyFace> {
  try {
    const { face, texts } = called(FACES, id);
    const [loaded] = await Promise.all([face(), needTexts(id, texts), needTexts('table', shellTexts)]);
    return loaded as AnyFace;
  } catch (error) {
    loading.delete(id);
    throw error;
  }
}
