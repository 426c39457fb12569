/** Moves that are legal and pointless. */
import { field as fieldOf } from '../content/fields.ts';
import type { Action } from '../rules/actions.ts';
import { count } from '../rules/gain.ts';
import { placesOf } from '../rules/geometry.ts';
import { type G, playerAt, type Seat, turnsOver } from '../rules/state.ts';

export type Warning = 'nobodyToReactivate' | 'noPoints';

export function warningsFor(view: G, seat: Seat, action: Action): Warning[] {
  const [move, field] = action;
  if (move === 'work') {
    const reactivates = fieldOf(field).work.gain.some(({ kind }) => kind === 'reactivate');
    const resting = placesOf(view, seat, turnsOver(playerAt(view, seat).druid));
    return reactivates && resting.length === 0 ? ['nobodyToReactivate'] : [];
  }
  if (move === 'activateCauldron') {
    const worthless = fieldOf(field).work.gain.every(
      (gain) => gain.kind === 'points' && gain.per !== null && count(view, seat, gain.per) === 0,
    );
    return worthless ? ['noPoints'] : [];
  }
  return [];
}
