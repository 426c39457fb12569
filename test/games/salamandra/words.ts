/** Words in every language, for the tests. */
import { Words } from '../../../src/games/salamandra/board/words.ts';
import { de } from '../../../src/games/salamandra/locales/de.ts';
import { en } from '../../../src/games/salamandra/locales/en.ts';
import { fr } from '../../../src/games/salamandra/locales/fr.ts';
import { speaking } from '../words.ts';

export const wordsIn = speaking('salamandra', { en, fr, de }, Words);
