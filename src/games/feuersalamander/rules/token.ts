/** The token symbol: the token goes to a chamber that agrees with every card of the hand. */
import { type Chamber, CHAMBERS } from '../content/cards.ts';
import type { ActionOf, MoveRule } from './actions.ts';
import { type G, handOf, isShown, playerAt, type Seat } from './state.ts';

const agrees = (G: G, seat: Seat, chamber: Readonly<Chamber>): boolean =>
  handOf(G, seat).every((card) => chamber.some((said) => said === card));

export const placeToken: MoveRule<'placeToken'> = {
  may: (G, seat, ...chamber) => (agrees(G, seat, chamber) ? null : 'contradictsHand'),

  play(G, seat, ...chamber) {
    playerAt(G, seat).token = chamber;
    G.events.push({ type: 'token', seat, chamber: [...chamber] });
    G.history.push({ fact: 'token', seat, chamber: [...chamber] });
    G.stage = 'move';
  },

  all: (G, seat) =>
    isShown(G, seat)
      ? CHAMBERS.filter((chamber) => agrees(G, seat, chamber)).map((chamber): ActionOf<'placeToken'> => [
          'placeToken',
          ...chamber,
        ])
      : [],
};
