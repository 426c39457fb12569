/** Names for all that lies on the table: to point at it, to explain it, to mark it and to move it. */
import type { CardId, Chamber, RowId, StoneId, WingId } from '../content/cards.ts';
import type { Stick } from '../content/terms.ts';
import type { Seat } from '../rules/state.ts';

/** Every piece carries its key as `data-piece`. */
export type PieceKey =
  | `chamber ${WingId} ${RowId} ${StoneId}`
  /** A space of the circuit, with whoever stands there. */
  | `space ${number}`
  /** A start place, with its figure and its token when they are at home. */
  | `start ${Seat}`
  | 'dungeon'
  | `stick ${Stick}`
  /** A card in the viewer's hand. */
  | `hand ${CardId}`
  | 'pile'
  | 'discards'
  | `player ${Seat}`
  /** The cards that a player holds. */
  | `cards ${Seat}`
  /** The combinations that a player has laid. */
  | `laid ${Seat}`
  | `score ${Seat}`
  /** What the notebook says of a card in a player's hand. */
  | `note ${Seat} ${CardId}`;

export const chamberKey = ([wing, row, stone]: Readonly<Chamber>): PieceKey => `chamber ${wing} ${row} ${stone}`;

/** How a piece stands out: words such as legal, chosen, pointed and last, in one string. */
export type PieceState = string;

/** What every piece that can be chosen carries: it is found by its key and styled by its state. */
export const pieceProps = (piece: PieceKey, label: string, state: PieceState) => ({
  'data-piece': piece,
  'data-state': state,
  'aria-label': label,
  role: 'button',
  // the keyboard walks from piece to piece
  tabIndex: -1,
  'aria-disabled': !state.includes('legal'),
  'aria-pressed': state.includes('chosen') || undefined,
});

export const NO_PIECES: ReadonlySet<PieceKey> = new Set();

/** What a piece that is only looked at carries. */
export const seenProps = (piece: PieceKey, label: string, pointed: ReadonlySet<PieceKey> = NO_PIECES) => ({
  'data-piece': piece,
  'data-state': pointed.has(piece) ? 'pointed' : undefined,
  'aria-label': label,
  role: 'img',
  tabIndex: -1,
});
