import type { GameMeta } from '../module.ts';

export const meta: GameMeta = {
  id: 'salamandra',
  players: { min: 2, max: 4 },
  minutes: 90,
  designers: ['Pierre Giroux', 'Johannes Goupy'],
  publisher: 'GRRRE Games',
};
