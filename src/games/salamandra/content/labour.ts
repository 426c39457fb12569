/** Written by npm run calibrate: what Rudolph's Labour cards bring him, by level. */
import type { LabourPoints } from './rudolph.ts';

export const LABOUR_POINTS = {
  1: { rounds: [1, 6, 22, 63], spellbook: 6 },
  2: { rounds: [2, 9, 30, 83], spellbook: 7 },
  3: { rounds: [2, 11, 37, 103], spellbook: 8 },
} as const satisfies Record<number, LabourPoints>;
