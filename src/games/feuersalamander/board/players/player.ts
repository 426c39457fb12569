import type { CardId, Chamber } from '../../content/cards.ts';
import type { Figure } from '../../content/terms.ts';
import type { Seat } from '../../rules/state.ts';

export interface LaidShown {
  readonly chamber: Readonly<Chamber>;
  readonly points: number;
  readonly label: string;
}

/** What the table shows of a player. */
export interface PlayerShown {
  readonly seat: Seat;
  readonly figure: Figure;
  readonly name: string;
  /** Who it is and what it does, in a few words. */
  readonly status: string;
  readonly isOnTurn: boolean;
  /** Null for a card that the viewer does not know. */
  readonly cards: readonly (CardId | null)[];
  readonly laid: readonly LaidShown[];
  readonly score: number;
  readonly labels: {
    readonly player: string;
    readonly cards: string;
    readonly laid: string;
    readonly score: string;
  };
}
