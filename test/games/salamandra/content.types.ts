/** Read by the compiler only: it refuses a misspelt resource, colour or id. */
import { card, make, points, when } from '../../../src/games/salamandra/content/effects.ts';
import type { Field, FieldId } from '../../../src/games/salamandra/content/fields.ts';
import type { Action } from '../../../src/games/salamandra/rules/actions.ts';

export const resource = make('leaf');
// @ts-expect-error no such resource
export const misspeltResource = make('leef');
// @ts-expect-error no such colour
export const misspeltColour = points(2, 'grean');
// @ts-expect-error no such beast
export const misspeltBeast = card('wolf');
// @ts-expect-error no such colour in the trigger
export const misspeltTrigger = when('placeOn:violet', points(1));
// @ts-expect-error no such field
export const misspeltField: FieldId = 'F25';
// @ts-expect-error no such resource in the cost
export const misspeltCost: Field['cost'] = { crystal: 1 };
// @ts-expect-error no such spot
export const misspeltSpot: Action = ['place', 'F05', 'NE'];
// @ts-expect-error a grove is not a field
export const wrongKind: Action = ['harvest', 'F05'];
