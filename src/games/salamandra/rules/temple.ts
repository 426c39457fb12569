/** Action D, activate the temple. */
import { SALAMANDERS, TEMPLE } from '../content/cards.ts';
import { HALVES } from '../content/terms.ts';
import type { ActionOf, MoveRule } from './actions.ts';
import { canPay, pay } from './cost.ts';
import { activePlaces, flipOver, mayFlip } from './free.ts';
import { answer, take } from './gain.ts';
import { draw, turnedUp } from './piles.ts';
import { playerAt } from './state.ts';

export const activateTemple: MoveRule<'activateTemple'> = {
  may(G, seat, half, field, spot) {
    return mayFlip(G, seat, { field, spot }) ?? (canPay(G, seat, TEMPLE[half].cost) ? null : 'cannotPay');
  },

  play(G, seat, half, field, spot) {
    G.acted = true;
    G.events.push({ type: 'temple', seat, half, field, spot });
    flipOver(G, { field, spot });
    pay(G, seat, TEMPLE[half].cost);
    const card = draw(G, half);
    if (!card) {
      take(G, seat, TEMPLE[half].emptyGain, 'temple');
      return;
    }
    G.events.push({ type: 'takeSalamanderCard', seat, card });
    answer(G, seat, 'takeSalamanderCard');
    const player = playerAt(G, seat);
    player.salamander = [...player.salamander, card];
    take(G, seat, SALAMANDERS[card].gain, 'temple');
    turnedUp(G, half);
  },

  all(G, seat) {
    const halves = HALVES.filter((half) => canPay(G, seat, TEMPLE[half].cost));
    if (halves.length === 0) return [];
    const places = activePlaces(G, seat);
    return halves.flatMap((half) =>
      places.map(({ field, spot }): ActionOf<'activateTemple'> => ['activateTemple', half, field, spot]),
    );
  },
};
