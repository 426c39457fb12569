import { awayDe as feuersalamander } from '../feuersalamander/locales/away.de.ts';
import { awayDe as salamandra } from '../salamandra/locales/away.de.ts';

export const de = { salamandra, feuersalamander };
