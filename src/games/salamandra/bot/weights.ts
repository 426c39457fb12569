/** What each feature is worth in points, by round: fitted to games that the bots played against themselves. */
import type { Feature } from './features.ts';

// prettier-ignore
const POINTS: Record<Feature, readonly [number, number, number, number]> = {
  always: [61.71, 34.26, -14.16, -20.36],
  crystals: [5.63, 3.71, 2.25, 1.09],
  available: [21.64, 8.6, 12.89, 12.44],
  passed: [0.0, 0.0, 0.0, 0.0],
  crystalWork: [-0.51, -2.85, 0.22, 0.22],
  basicWork: [10.73, 3.4, 4.02, 2.03],
  potionWork: [1.78, -2.4, 4.36, 1.68],
  reactivators: [-7.51, -16.06, 5.45, -0.89],
  cauldronWork: [4.53, -1.24, -0.02, -0.5],
  cauldronGain: [0.75, 0.01, 0.53, 0.39],
  restingBillhooks: [-1.21, -4.33, -1.04, -3.1],
  restingCauldrons: [-78.99, -6.1, -1.92, -0.49],
  restingGain: [17.56, 0.39, 0.36, -0.08],
  fields: [-3.95, 0.17, 0.02, 1.32],
  basics: [10.47, 5.42, 1.56, -0.1],
  greenPotion: [-11.6, -3.76, -1.69, 1.25],
  duskPotion: [5.56, 1.71, 1.82, 3.75],
  page0: [-0.59, -0.15, 0.19, -0.1],
  page1: [-0.47, -0.13, 0.32, 0.09],
  page2: [0.08, 0.03, 0.45, 0.27],
  page3: [0.64, 0.16, 0.64, 0.49],
  pageRates: [2.0, 1.58, 0.9, 0.37],
  books: [0.0, -11.19, -5.01, -2.56],
  cards: [32.49, 20.68, 8.09, 2.67],
  salamanders: [21.33, -2.03, 1.8, 2.24],
  onHarvest: [-21.98, -14.01, -2.78, 0.24],
  onBuild: [-3.52, -2.73, 0.62, 0.27],
  onScroll: [-11.83, -2.75, 4.49, 1.86],
  onBeast: [-3.91, -2.74, -0.49, -0.18],
  onSalamander: [-21.24, -12.43, -0.88, 0.59],
  onPlace: [-19.02, -11.04, 0.17, 1.41],
  onSpellbook: [-9.55, -5.07, -0.06, 0.63],
  changers: [-16.63, -10.0, -0.41, 1.54],
  salamanderLead: [-46.86, 12.84, 4.31, 3.79],
  bearLead: [6.13, 4.98, 1.21, 1.29],
  eagleLead: [5.25, 4.71, 1.87, 0.78],
  groves: [1.0, 1.84, 0.88, -0.08],
  rowNext: [2.0, 7.24, 2.61, 0.86],
  reached: [1.41, 1.95, 0.71, 0.06],
  reachedGain: [-0.73, -0.0, 0.28, -0.04],
};

/** The same by round, in the order of the features. */
export const WEIGHTS: readonly (readonly number[])[] = [0, 1, 2, 3].map((round) =>
  Object.values(POINTS).map((points) => points[round] as number),
);
