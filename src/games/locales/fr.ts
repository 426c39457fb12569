import { awayFr as salamandra } from '../salamandra/locales/away.fr.ts';

export const fr = { salamandra };
