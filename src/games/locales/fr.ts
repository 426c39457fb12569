import { awayFr as feuersalamander } from '../feuersalamander/locales/away.fr.ts';
import { awayFr as salamandra } from '../salamandra/locales/away.fr.ts';

export const fr = { salamandra, feuersalamander };
