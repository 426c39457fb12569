/**
 * Chapter 7, what is secret: hands, the order of the pile, the throws to come, what others drew, and the answers to the
 * questions of others (where only two play, answers are open). The events tell nothing of it.
 */
import type { Fact, G, Seat } from './state.ts';

/** What a seat, or a spectator, may see. */
export function view(G: G, seat: Seat | null): G {
  const isOpen = G.players.length === 2;
  return {
    ...G,
    players: G.players.map((player, each) => (each === seat ? player : { ...player, hand: hide(player.hand) })),
    pile: hide(G.pile),
    history: G.history.map((fact) => hideSecret(fact, seat, isOpen)),
    chance: null,
  };
}

const hide = (cards: readonly unknown[]): null[] => cards.map(() => null);

function hideSecret(fact: Fact, viewer: Seat | null, isOpen: boolean): Fact {
  switch (fact.fact) {
    case 'deal':
      return { ...fact, hands: fact.hands.map((hand, seat) => (seat === viewer ? hand : hide(hand))) };
    case 'draw':
      return fact.seat === viewer ? fact : { ...fact, card: null };
    case 'question':
      return isOpen || fact.seat === viewer || fact.asked === viewer ? fact : { ...fact, answer: null };
    default:
      return fact;
  }
}
