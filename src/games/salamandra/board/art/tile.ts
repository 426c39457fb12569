import type { Spot } from '../../content/terms.ts';

/** A tile's outline; tiles are 100 apart and around 0,0. */
export const OCTAGON = 'M-20.2-48.7H20.2L48.7-20.2V20.2L20.2 48.7H-20.2L-48.7 20.2V-20.2Z';

/** Where on a tile the apprentices stand. */
export const SPOT_AT: Record<Spot, { readonly x: number; readonly y: number }> = {
  N: { x: 0, y: -36.8 },
  E: { x: 38, y: 0 },
  S: { x: 0, y: 38 },
  W: { x: -38, y: 0 },
};
