/** A question to the player before whose start place one stands. */
import { CARD_IDS } from '../content/cards.ts';
import type { MoveRule } from './actions.ts';
import { hostOf } from './circuit.ts';
import { type G, handOf, type Place, playerAt, type Seat } from './state.ts';

/** Whom the seat would ask from there. */
export function hostAt(place: Place, seat: Seat): Seat | null {
  if (typeof place !== 'number') return null;
  const host = hostOf(place);
  return host === seat ? null : host;
}

/** Whom the seat would ask from where it stands. */
export const hostFor = (G: G, seat: Seat): Seat | null => hostAt(playerAt(G, seat).place, seat);

export const canAsk = (G: G): boolean => G.throw !== null && !G.asked && hostFor(G, G.seat) !== null;

export const ask: MoveRule<'ask'> = {
  may(G, seat) {
    if (hostFor(G, seat) === null) return 'nobodyToAsk';
    return G.asked ? 'askedAlready' : null;
  },

  play(G, seat, card) {
    const asked = hostFor(G, seat) as Seat;
    const answer = handOf(G, asked).includes(card);
    G.asked = true;
    G.events.push({ type: 'ask', seat, asked, card, ...(G.players.length === 2 && { answer }) });
    G.history.push({ fact: 'question', seat, asked, card, answer });
    const player = playerAt(G, asked);
    if (player.place !== 'dungeon') return;
    player.place = 'start';
    G.events.push({ type: 'freed', seat: asked });
  },

  all: (G) => (canAsk(G) ? CARD_IDS.map((card) => ['ask', card]) : []),
};
