import type { AwayTexts } from '../../names.ts';
import type { PAIRS, TRIOS } from '../content/match.ts';
import type { Figure } from '../content/terms.ts';

/** What is said of Der Feuer-Salamander away from its table. */
export const awayEn = {
  lead: 'Ask, listen and bluff: whoever knows which cards the others hold finds the salamander in its 84 chambers.',
  /** Players without a name are called by their figure. */
  colours: { king: 'King', queen: 'Queen', monk: 'Monk', robber: 'Robber' } satisfies Record<Figure, string>,
  options: {
    target: { name: 'Points to win', hint: 'Whoever reaches them first wins the game.' },
    series: { name: 'Games', hint: 'The points of all games of a series add up.' },
    pair: {
      name: 'Figures',
      values: {
        'king-queen': 'King and Queen',
        'king-monk': 'King and Monk',
        'king-robber': 'King and Robber',
        'queen-monk': 'Queen and Monk',
        'queen-robber': 'Queen and Robber',
        'monk-robber': 'Monk and Robber',
      } satisfies Record<(typeof PAIRS)[number], string>,
    },
    trio: {
      name: 'Figures',
      values: {
        'king-queen-monk': 'King, Queen and Monk',
        'king-queen-robber': 'King, Queen and Robber',
        'king-monk-robber': 'King, Monk and Robber',
        'queen-monk-robber': 'Queen, Monk and Robber',
      } satisfies Record<(typeof TRIOS)[number], string>,
    },
  },
} satisfies AwayTexts;
