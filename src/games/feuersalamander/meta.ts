import type { GameMeta } from '../module.ts';
import { figuresOf, LONGEST_SERIES, PAIRS, TARGET_RANGE, TARGETS, TRIOS, USUAL } from './content/match.ts';
import { FIGURES } from './content/terms.ts';

export const meta = {
  id: 'feuersalamander',
  name: 'Der Feuer-Salamander',
  players: { min: 2, max: 4 },
  colours: FIGURES,
  coloursOf: figuresOf,
  minutes: 60,
  options: {
    /** The score that ends a game. */
    target: { values: TARGET_RANGE, proposals: TARGETS, players: [2, 3, 4], usual: USUAL.target },
    /** How many games make the match. */
    series: { values: { from: 1, to: LONGEST_SERIES }, players: [2, 3, 4], usual: USUAL.series },
    /** Which figures play, where not all of them do. */
    pair: { values: PAIRS, players: [2], usual: USUAL.pair },
    trio: { values: TRIOS, players: [3], usual: USUAL.trio },
  },
  bots: ['easy', 'medium', 'hard'],
  designers: ['Johann Rüttinger'],
  publisher: 'Noris',
  hasSecrets: true,
} as const satisfies GameMeta;
