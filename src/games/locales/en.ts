/** What is said of the games away from their tables, in English; the other languages have the same keys. */
import { awayEn as feuersalamander } from '../feuersalamander/locales/away.en.ts';
import { awayEn as salamandra } from '../salamandra/locales/away.en.ts';

export const en = { salamandra, feuersalamander };
