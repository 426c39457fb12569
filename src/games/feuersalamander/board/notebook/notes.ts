/** What the notebook says of a hand: by logic, or, where that is turned off, as the player has noted. */
import type { CardId } from '../../content/cards.ts';
import { CARDS } from '../../content/cards.ts';
import type { Certainty, Notebook } from '../../notebook/notebook.ts';
import type { G, Seat } from '../../rules/state.ts';
import { markOf, type Pencil } from './pencil.ts';

/** All of it is as sure as the least sure part. */
export const leastOf = (parts: readonly Certainty[]): Certainty =>
  (['impossible', 'possible'] as const).find((certainty) => parts.some((part) => part === certainty)) ?? 'sure';

export interface Notes {
  /** Is the card in that hand? */
  readonly of: (seat: Seat, card: CardId) => Certainty;
  /** Are all of them, each another card, in that hand? */
  readonly together: (seat: Seat, cards: readonly CardId[]) => Certainty;
}

const playerIn = ({ players }: Notebook, seat: Seat) => players.find((player) => player.seat === seat);

export const logicalNotes = (notebook: Notebook): Notes => ({
  of: (seat, card) => playerIn(notebook, seat)?.cards[card] ?? 'possible',
  together(seat, cards) {
    const hands = playerIn(notebook, seat)?.hands ?? [];
    const fitting = hands.filter((hand) => cards.every((card) => hand.includes(card)));
    if (fitting.length === 0) return 'impossible';
    return fitting.length === hands.length ? 'sure' : 'possible';
  },
});

export function pencilNotes(pencil: Pencil): Notes {
  const of = (seat: Seat, card: CardId): Certainty => markOf(pencil, seat, card) ?? 'possible';
  return {
    of,
    together(seat, cards) {
      return leastOf(cards.map((card) => of(seat, card)));
    },
  };
}

/** How many of a card lie nowhere in sight: what anyone can count. */
export function outOfSight(view: G, card: CardId): number {
  const open = [...view.discards, ...view.players.flatMap(({ hand, laid }) => [...hand, ...laid.flat()])];
  return CARDS[card].copies - open.filter((each) => each === card).length;
}
