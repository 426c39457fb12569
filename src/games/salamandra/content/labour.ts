/** Written by npm run calibrate: what Rudolph's Labour cards bring him, by level. */
import type { LabourPoints } from './rudolph.ts';

export const LABOUR_POINTS = {
  1: { rounds: [1, 7, 24, 68], spellbook: 6 },
  2: { rounds: [2, 9, 31, 88], spellbook: 7 },
  3: { rounds: [2, 11, 38, 107], spellbook: 8 },
} as const satisfies Record<number, LabourPoints>;
