/** What the player is about to do: chosen first, and done only when it is confirmed. */
import { CARD_IDS, type CardId, type Chamber, kindOf } from '../../content/cards.ts';
import { KINDS, type Reckoning } from '../../content/terms.ts';
import type { Action } from '../../rules/actions.ts';
import type { G } from '../../rules/state.ts';
import { chamberKey, type PieceKey } from '../pieces.ts';
import { destination } from './ways.ts';

export type Intent =
  | { readonly kind: 'none' }
  | { readonly kind: 'discard'; readonly card: CardId }
  | { readonly kind: 'token'; readonly chamber: Readonly<Chamber> }
  /** The card is asked for at the end of the way. */
  | { readonly kind: 'move'; readonly by: Reckoning; readonly isHome: boolean; readonly card: CardId | null }
  | { readonly kind: 'ask'; readonly card: CardId };

export const NO_INTENT: Intent = { kind: 'none' };

/** What a listed move is, before it is confirmed; null for what is done at once. */
export function intentOf(action: Action): Intent | null {
  switch (action[0]) {
    case 'discard':
      return { kind: 'discard', card: action[1] };
    case 'placeToken': {
      const [, ...chamber] = action;
      return { kind: 'token', chamber };
    }
    case 'move':
    case 'goHome':
      return { kind: 'move', by: action[1], isHome: action[0] === 'goHome', card: null };
    case 'ask':
      return { kind: 'ask', card: action[1] };
    default:
      return null;
  }
}

/** All that confirming would do, in order. */
export function offerOf(intent: Intent): readonly Action[] | null {
  switch (intent.kind) {
    case 'discard':
      return [['discard', intent.card]];
    case 'token':
      return [['placeToken', ...intent.chamber]];
    case 'move': {
      const move: Action = [intent.isHome ? 'goHome' : 'move', intent.by];
      return intent.card ? [move, ['ask', intent.card]] : [move];
    }
    case 'ask':
      return [['ask', intent.card]];
    default:
      return null;
  }
}

/** The piece that a move is chosen by. */
function pieceOf(view: G, action: Action): PieceKey | null {
  switch (action[0]) {
    case 'discard':
      return `hand ${action[1]}`;
    case 'placeToken': {
      const [, ...chamber] = action;
      return chamberKey(chamber);
    }
    default:
      return destination(view, action);
  }
}

/** The pieces that may be chosen now, each with what choosing it means. */
export function targetsOf(view: G, moves: readonly Action[]): ReadonlyMap<PieceKey, Intent> {
  const targets = new Map<PieceKey, Intent>();
  for (const action of moves) {
    const piece = pieceOf(view, action);
    const intent = intentOf(action);
    // where sum and difference both lead home, either will do
    if (piece && intent && !targets.has(piece)) targets.set(piece, intent);
  }
  return targets;
}

/** The piece that is chosen. */
export function chosenPiece(view: G, intent: Intent): PieceKey | null {
  const [action] = offerOf(intent) ?? [];
  return action ? pieceOf(view, action) : null;
}

/** The cards that the chambers for the token leave open, and those that they do not. */
export const tokenCards = (moves: readonly Action[]): CardId[] => {
  const chambers = moves.flatMap(([move, ...chamber]) => (move === 'placeToken' ? [chamber as CardId[]] : []));
  return CARD_IDS.filter((card) => chambers.some((chamber) => chamber.includes(card)));
};

/** Of the chambers for the token, the one with this card that is most like the chosen one. */
export function chamberWith(
  moves: readonly Action[],
  chosen: Readonly<Chamber> | null,
  card: CardId,
): Readonly<Chamber> | null {
  const likeness = (chamber: Readonly<Chamber>) => chamber.filter((part, i) => part === chosen?.[i]).length;
  const wanted = KINDS.indexOf(kindOf(card));
  return moves
    .flatMap((action) => {
      const intent = intentOf(action);
      return intent?.kind === 'token' && intent.chamber[wanted] === card ? [intent.chamber] : [];
    })
    .reduce<Readonly<Chamber> | null>(
      (best, chamber) => (best && likeness(best) >= likeness(chamber) ? best : chamber),
      null,
    );
}
