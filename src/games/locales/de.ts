import { awayDe as salamandra } from '../salamandra/locales/away.de.ts';

export const de = { salamandra };
