/** How a piece stands out on the table. */
import type { PieceKey } from '../pieces.ts';
import { glows, isAsked } from './intent.ts';
import type { Turn } from './useTurn.ts';

export interface PieceMarks {
  /** Pointed at from the journal. */
  readonly pointed: ReadonlySet<PieceKey>;
  /** What the last turn was about. */
  readonly last: ReadonlySet<PieceKey>;
  /** Apprentices that the chosen way to pay would flip. */
  readonly flipping: ReadonlySet<PieceKey>;
}

/** As one word, so that a memoised piece is drawn again only when it changes. */
export type PieceState = string;

export function stateOf(piece: PieceKey, turn: Turn, { pointed, last, flipping }: PieceMarks): PieceState {
  const { targets, chosen, intent } = turn;
  const target = targets.get(piece);
  const words = [
    target && 'legal',
    target && isAsked(target, intent) && 'asked',
    target && glows(target, intent) && 'glows',
    chosen === piece && 'chosen',
    flipping.has(piece) && 'flipping',
    pointed.has(piece) && 'pointed',
    last.has(piece) && 'last',
  ];
  return words.filter(Boolean).join(' ');
}

/** What every piece on the table carries: it is found by its key and styled by its state. */
export const pieceProps = (piece: PieceKey, state: PieceState) => ({
  'data-piece': piece,
  'data-state': state,
  role: 'button',
  // the keyboard walks from piece to piece: see useRoving
  tabIndex: -1,
  'aria-disabled': !state.includes('legal'),
  'aria-pressed': state.includes('chosen') || undefined,
});
