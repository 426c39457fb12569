import type { GameMeta } from '../module.ts';
import { LONGEST_SERIES, PAIRS, TARGET_RANGE, TARGETS, TRIOS } from './content/match.ts';
import { FIGURES } from './content/terms.ts';

export const meta = {
  id: 'feuersalamander',
  name: 'Der Feuer-Salamander',
  players: { min: 2, max: 4 },
  colours: FIGURES,
  minutes: 60,
  options: {
    /** The score that ends a game. */
    target: { values: TARGET_RANGE, proposals: TARGETS, players: [2, 3, 4], usual: 84 },
    /** How many games make the match. */
    series: { values: { from: 1, to: LONGEST_SERIES }, players: [2, 3, 4], usual: 1 },
    /** Which figures play, where not all of them do. */
    pair: { values: PAIRS, players: [2], usual: 'king-queen' },
    trio: { values: TRIOS, players: [3], usual: 'king-queen-monk' },
  },
  bots: ['easy', 'medium', 'hard'],
  designers: ['Johann Rüttinger'],
  publisher: 'Noris',
  hasSecrets: true,
} as const satisfies GameMeta;
