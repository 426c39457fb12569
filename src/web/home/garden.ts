/** A garden in its second round, as one might meet it: the picture on the first page. */
import type { FieldId } from '../../games/salamandra/content/fields.ts';
import type { GroveId } from '../../games/salamandra/content/groves.ts';
import type { Dye, Spot } from '../../games/salamandra/content/terms.ts';

/** In the order in which they were laid. */
export const FIELDS_LAID: readonly { readonly id: FieldId; readonly x: number; readonly y: number }[] = [
  { id: 'start-orange', x: 0, y: -1 },
  { id: 'start-green', x: 1, y: -1 },
  { id: 'start-purple', x: 0, y: 1 },
  { id: 'start-white', x: 1, y: 1 },
  { id: 'F15', x: -1, y: 0 },
  { id: 'F21', x: 2, y: 0 },
  { id: 'F20', x: -1, y: 1 },
  { id: 'F11', x: 2, y: -1 },
];

export const GROVES_GROWN: readonly { readonly id: GroveId; readonly x: number; readonly y: number }[] = [
  { id: 'G06', x: 0.5, y: -1.5 },
  { id: 'G13', x: -0.5, y: -0.5 },
  { id: 'G21', x: 0.5, y: -0.5 },
  { id: 'G17', x: 1.5, y: -0.5 },
  { id: 'G19', x: -0.5, y: 0.5 },
  { id: 'G10', x: 0.5, y: 0.5 },
  { id: 'G04', x: 1.5, y: 0.5 },
];

export const APPRENTICES_PLACED: readonly {
  readonly dye: Dye;
  readonly field: FieldId;
  readonly spot: Spot;
  readonly active: boolean;
}[] = [
  { dye: 'madder', field: 'start-green', spot: 'W', active: false },
  { dye: 'woad', field: 'start-orange', spot: 'W', active: false },
  { dye: 'weld', field: 'F15', spot: 'N', active: true },
  { dye: 'madder', field: 'F21', spot: 'S', active: true },
  { dye: 'woad', field: 'start-purple', spot: 'E', active: true },
  { dye: 'weld', field: 'start-white', spot: 'S', active: false },
  { dye: 'madder', field: 'F20', spot: 'W', active: true },
  { dye: 'woad', field: 'F11', spot: 'N', active: true },
];

/** Where the garden may grow next. */
export const CELL_FREE = { x: 2, y: 1 } as const;
