/** What the rules pages of all games are made of, for the tests. */
import { guideLocales as feuersalamanderTexts } from '../../src/games/feuersalamander/guide/locales/index.ts';
import { partsOf as feuersalamanderParts } from '../../src/games/feuersalamander/guide/richText.ts';
import { RULINGS as FEUERSALAMANDER_RULINGS } from '../../src/games/feuersalamander/guide/rulings.ts';
import { CHAPTERS as FEUERSALAMANDER_CHAPTERS } from '../../src/games/feuersalamander/guide/sections.ts';
import type { Outline } from '../../src/games/guide/outline.ts';
import type { RichPart } from '../../src/games/guide/richText.ts';
import type { GuideTexts } from '../../src/games/guide/texts.ts';
import { guideLocales as salamandraTexts } from '../../src/games/salamandra/guide/locales/index.ts';
import { partsOf as salamandraParts } from '../../src/games/salamandra/guide/richText.ts';
import { RULINGS as SALAMANDRA_RULINGS } from '../../src/games/salamandra/guide/rulings.ts';
import { CHAPTERS as SALAMANDRA_CHAPTERS } from '../../src/games/salamandra/guide/sections.ts';
import type { Language } from './words.ts';

interface Guide {
  readonly locales: Readonly<Record<Language, () => Promise<GuideTexts>>>;
  readonly partsOf: (text: string) => readonly RichPart[];
  readonly outline: Outline;
  readonly rulings: Readonly<Record<string, string>>;
}

/** By game. */
export const GUIDES: Readonly<Record<string, Guide>> = {
  salamandra: {
    locales: salamandraTexts,
    partsOf: salamandraParts,
    outline: SALAMANDRA_CHAPTERS,
    rulings: SALAMANDRA_RULINGS,
  },
  feuersalamander: {
    locales: feuersalamanderTexts,
    partsOf: feuersalamanderParts,
    outline: FEUERSALAMANDER_CHAPTERS,
    rulings: FEUERSALAMANDER_RULINGS,
  },
};
