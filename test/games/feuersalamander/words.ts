/** Words in every language, for the tests. */
import { Words } from '../../../src/games/feuersalamander/board/words.ts';
import { de } from '../../../src/games/feuersalamander/locales/de.ts';
import { en } from '../../../src/games/feuersalamander/locales/en.ts';
import { fr } from '../../../src/games/feuersalamander/locales/fr.ts';
import { speaking } from '../words.ts';

export const wordsIn = speaking('feuersalamander', { en, fr, de }, Words);
