/** Written by npm run calibrate: what Rudolph's Labour cards bring him, by level. */
import type { LabourPoints } from './rudolph.ts';

export const LABOUR_POINTS = {
  1: { rounds: [2, 7, 10, 16], spellbook: 6 },
  2: { rounds: [3, 9, 13, 20], spellbook: 7 },
  3: { rounds: [4, 9, 15, 24], spellbook: 8 },
} as const satisfies Record<number, LabourPoints>;
