import { card, type Gain, points, scrolls } from './effects.ts';
import type { Corner } from './terms.ts';

export interface Grove {
  readonly gain: readonly Gain[];
  /** The sides with a crystal mark; a mark faces the cell on that side. */
  readonly marks: readonly Corner[];
}

const grove = (gain: readonly Gain[], ...marks: readonly Corner[]): Grove => ({ gain, marks });

const SCROLL_1 = [scrolls(1), points(1)];
const SCROLL_2 = [scrolls(1), points(2)];
const SCROLL = [scrolls(1)];
const BEAR = [card('bear')];
const EAGLE = [card('eagle')];

export const GROVES = {
  G01: grove(SCROLL_1, 'NE', 'SE'),
  G02: grove(SCROLL_1, 'SE', 'SW'),
  G03: grove(SCROLL_1, 'NW', 'NE'),
  G04: grove(SCROLL_1, 'NW', 'SW'),
  G05: grove(SCROLL_2, 'NW', 'NE', 'SE'),
  G06: grove(SCROLL_2, 'NW', 'NE', 'SW'),
  G07: grove(SCROLL_2, 'NE', 'SE', 'SW'),
  G08: grove(SCROLL_2, 'NW', 'SE', 'SW'),
  G09: grove(SCROLL, 'SW'),
  G10: grove(SCROLL, 'SE'),
  G11: grove(SCROLL, 'NW'),
  G12: grove(SCROLL, 'NE'),
  G13: grove(BEAR, 'NW', 'SE'),
  G14: grove(BEAR, 'SW'),
  G15: grove(BEAR, 'NW', 'NE', 'SE'),
  G16: grove(EAGLE, 'NW', 'SE', 'SW'),
  G17: grove(EAGLE, 'NE', 'SW'),
  G18: grove(EAGLE, 'NE'),
  G19: grove([points(5)], 'NW', 'NE', 'SW'),
  G20: grove([points(5)], 'NE', 'SE', 'SW'),
  G21: grove([points(4)], 'NW', 'NE'),
  G22: grove([points(4)], 'NW', 'SW'),
  G23: grove([points(4)], 'NE', 'SE'),
  G24: grove([points(4)], 'SE', 'SW'),
  G25: grove([points(3)], 'NE'),
  G26: grove([points(3)], 'SW'),
  G27: grove([points(3)], 'SE'),
  G28: grove([points(3)], 'SE'),
  G29: grove([points(3)], 'NW'),
  G30: grove([points(3)], 'NW'),
} as const satisfies Record<string, Grove>;

export type GroveId = keyof typeof GROVES;
export const GROVE_IDS = Object.keys(GROVES) as GroveId[];
