import { BOT_LEVELS } from '../../play/levels.ts';
import type { GameMeta } from '../module.ts';
import { RUDOLPH_LEVELS } from './content/rudolph.ts';
import { DYES } from './content/terms.ts';

export const meta = {
  id: 'salamandra',
  name: 'Salamandra',
  players: { min: 1, max: 4 },
  colours: DYES,
  minutes: 90,
  options: { rudolph: { values: RUDOLPH_LEVELS, players: [1] } },
  bots: BOT_LEVELS,
  designers: ['Pierre Giroux', 'Johannes Goupy'],
  publisher: 'GRRRE Games',
} as const satisfies GameMeta;
