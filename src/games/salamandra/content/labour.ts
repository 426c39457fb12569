/** Written by npm run calibrate: what Rudolph's Labour cards bring him, by level. */
import type { LabourPoints } from './rudolph.ts';

export const LABOUR_POINTS = {
  1: { rounds: [1, 6, 19, 54], spellbook: 6 },
  2: { rounds: [2, 8, 26, 74], spellbook: 7 },
  3: { rounds: [2, 10, 33, 94], spellbook: 8 },
} as const satisfies Record<number, LabourPoints>;
