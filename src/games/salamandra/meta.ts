import type { GameMeta } from '../module.ts';
import { DYES } from './content/terms.ts';

export const meta = {
  id: 'salamandra',
  name: 'Salamandra',
  players: { min: 2, max: 4 },
  colours: DYES,
  minutes: 90,
  designers: ['Pierre Giroux', 'Johannes Goupy'],
  publisher: 'GRRRE Games',
} as const satisfies GameMeta;
