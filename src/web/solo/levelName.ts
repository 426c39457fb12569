import type { TFunction } from 'i18next';
import type { RudolphLevel } from '../../games/salamandra/content/rudolph.ts';

const NAMES = { 1: 'easy', 2: 'medium', 3: 'hard' } as const satisfies Record<RudolphLevel, string>;

/** What one of Rudolph's levels is called. */
export const levelName = (t: TFunction, level: RudolphLevel): string => t(`newTable.levels.${NAMES[level]}`);
