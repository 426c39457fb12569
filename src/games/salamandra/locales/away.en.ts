import type { AwayTexts } from '../../names.ts';
import type { RudolphLevel } from '../content/rudolph.ts';
import type { Dye } from '../content/terms.ts';

/** What is said of Salamandra away from its table. */
export const awayEn = {
  lead: 'Send your apprentices into a druid’s garden, where every field you build is there for all to use.',
  /** Players without a name are called by their colour. */
  colours: { madder: 'Madder', woad: 'Woad', weld: 'Weld', walnut: 'Walnut' } satisfies Record<Dye, string>,
  options: {
    rudolph: {
      name: 'Rudolph’s level',
      hint: 'Alone you play against Rudolph: stay ahead of his points at the end of every round.',
      values: { 1: '1, easy', 2: '2, medium', 3: '3, hard' } satisfies Record<RudolphLevel, string>,
    },
  },
} satisfies AwayTexts;
