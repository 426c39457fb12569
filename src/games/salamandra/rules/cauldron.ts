/** Action C, activate a cauldron. */
import { field as fieldOf } from '../content/fields.ts';
import { BASICS } from '../content/terms.ts';
import type { ActionOf, MoveRule } from './actions.ts';
import { canPay, pay } from './cost.ts';
import { activePlaces, flipOver, mayFlip } from './free.ts';
import { take } from './gain.ts';

export const activateCauldron: MoveRule<'activateCauldron'> = {
  may(G, seat, field, spot, basic) {
    const { kind, work } = fieldOf(field);
    if (kind !== 'cauldron') return 'notACauldron';
    const refusal = mayFlip(G, seat, { field, spot });
    if (refusal) return refusal;
    if ((work.cost.basic === undefined) !== (basic === undefined)) return 'wrongPayment';
    return canPay(G, seat, work.cost, basic) ? null : 'cannotPay';
  },

  play(G, seat, field, spot, basic) {
    const { cost, gain } = fieldOf(field).work;
    G.acted = true;
    G.events.push({ type: 'cauldron', seat, field, spot, basic: basic ?? null });
    flipOver(G, { field, spot });
    pay(G, seat, cost, basic);
    take(G, seat, gain, 'cauldron');
  },

  all(G, seat) {
    const actions: ActionOf<'activateCauldron'>[] = [];
    for (const { field, spot } of activePlaces(G, seat)) {
      const { kind, work } = fieldOf(field);
      if (kind !== 'cauldron' || !canPay(G, seat, work.cost)) continue;
      if (!work.cost.basic) actions.push(['activateCauldron', field, spot]);
      else for (const basic of BASICS) if (G.resources[basic]) actions.push(['activateCauldron', field, spot, basic]);
    }
    return actions;
  },
};
