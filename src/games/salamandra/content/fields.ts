import { type Cost, crystals, type Gain, make, points, reactivate, scrolls } from './effects.ts';
import type { Colour } from './terms.ts';

export interface Field {
  readonly colours: readonly Colour[];
  /** What building it costs; null for the start fields, which are never built. */
  readonly cost: Cost | null;
  /** What the bonus spot gives, and what building gives. */
  readonly gain: readonly Gain[];
  readonly kind: 'billhook' | 'cauldron';
  /** What an apprentice at work takes and gives. */
  readonly work: { readonly cost: Cost; readonly gain: readonly Gain[] };
}

const billhook = (gain: readonly Gain[], cost: Cost = {}) => ({ kind: 'billhook', work: { cost, gain } }) as const;
const cauldron = (cost: Cost, gain: readonly Gain[]) => ({ kind: 'cauldron', work: { cost, gain } }) as const;

const ORANGE = { colours: ['orange'] } as const;
const GREEN = { colours: ['green'] } as const;
const WHITE = { colours: ['white'] } as const;
const PURPLE = { colours: ['purple'] } as const;
const START = { cost: null, gain: [points(1)] } as const;

// prettier-ignore
export const FIELDS = {
  'start-orange': { ...ORANGE, ...START, ...billhook([crystals(2)]) },
  'start-green': { ...GREEN, ...START, ...billhook([make('leaf')]) },
  'start-white': { ...WHITE, ...START, ...billhook([make('flower')]) },
  'start-purple': { ...PURPLE, ...START, ...billhook([make('fruit')]) },
  F05: { ...GREEN, cost: { crystals: 1, flower: 1 }, gain: [points(2)], ...billhook([make('leaf'), crystals(1)]) },
  F06: { ...GREEN, cost: { crystals: 2, fruit: 1 }, gain: [scrolls(1)], ...billhook([make('greenPotion')], { leaf: 1 }) },
  F07: { ...GREEN, cost: { crystals: 1, fruit: 1, flower: 1 }, gain: [scrolls(1), points(2)], ...cauldron({ basic: 1 }, [points(2, 'green')]) },
  F08: { ...GREEN, cost: { crystals: 2, leaf: 1 }, gain: [points(3)], ...cauldron({ greenPotion: 1 }, [points(3, 'green')]) },
  F09: { ...ORANGE, cost: { crystals: 4 }, gain: [points(2)], ...billhook([reactivate], { crystals: 1 }) },
  F10: { ...ORANGE, cost: { leaf: 1, fruit: 1 }, gain: [scrolls(1), points(1)], ...billhook([crystals(3)]) },
  F11: { ...ORANGE, cost: { crystals: 2, flower: 1 }, gain: [points(3)], ...cauldron({ crystals: 2 }, [scrolls(1), points(3)]) },
  F12: { ...ORANGE, cost: { flower: 2 }, gain: [scrolls(1), points(2)], ...cauldron({ crystals: 3 }, [points(2, 'orange')]) },
  F13: { ...WHITE, cost: { crystals: 2, leaf: 1 }, gain: [scrolls(1)], ...billhook([make('duskPotion')], { flower: 1 }) },
  F14: { ...WHITE, cost: { crystals: 1, fruit: 1 }, gain: [points(2)], ...billhook([make('flower'), crystals(1)]) },
  F15: { ...WHITE, cost: { flower: 1, leaf: 1 }, gain: [scrolls(1), points(1)], ...cauldron({ duskPotion: 1 }, [points(3, 'white')]) },
  F16: { ...WHITE, cost: { crystals: 2, fruit: 1 }, gain: [points(3)], ...cauldron({ basic: 1 }, [points(2, 'white')]) },
  F17: { ...PURPLE, cost: { crystals: 1, leaf: 1 }, gain: [points(2)], ...billhook([make('fruit'), crystals(1)]) },
  F18: { ...PURPLE, cost: { crystals: 2, flower: 1 }, gain: [scrolls(1)], ...billhook([make('duskPotion')], { fruit: 1 }) },
  F19: { ...PURPLE, cost: { crystals: 1, leaf: 1, flower: 1 }, gain: [scrolls(1), points(2)], ...cauldron({ crystals: 2, fruit: 1 }, [points(3, 'purple')]) },
  F20: { ...PURPLE, cost: { flower: 1, fruit: 1 }, gain: [points(4)], ...cauldron({ fruit: 1 }, [points(2, 'cauldron')]) },
  F21: { colours: ['orange', 'green'], cost: { flower: 1, fruit: 1 }, gain: [scrolls(1), points(1)], ...billhook([make('greenPotion')], { crystals: 3 }) },
  F22: { colours: ['white', 'purple'], cost: { crystals: 5 }, gain: [scrolls(1)], ...cauldron({ leaf: 1 }, [points(2, 'beastCard')]) },
  F23: { colours: ['green', 'purple'], cost: { leaf: 1, fruit: 1 }, gain: [points(4)], ...cauldron({ crystals: 2 }, [points(3, 'salamanderCard')]) },
  F24: { colours: ['orange', 'white'], cost: { flower: 1, leaf: 1 }, gain: [points(4)], ...cauldron({ crystals: 3 }, [points(2, 'grove')]) },
} as const satisfies Record<string, Field>;

export type FieldId = keyof typeof FIELDS;
export const FIELD_IDS = Object.keys(FIELDS) as FieldId[];
export const START_FIELD_IDS = FIELD_IDS.filter((id) => FIELDS[id].cost === null);
export const RIVER_FIELD_IDS = FIELD_IDS.filter((id) => FIELDS[id].cost !== null);

export const isField = (id: string): id is FieldId => Object.hasOwn(FIELDS, id);

export const field = (id: FieldId): Field => FIELDS[id];
