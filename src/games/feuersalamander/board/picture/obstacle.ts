/** Why the piece that a player points at cannot be chosen now. */
import type { CardId, Chamber } from '../../content/cards.ts';
import type { Action } from '../../rules/actions.ts';
import { refusal } from '../../rules/index.ts';
import type { G } from '../../rules/state.ts';
import type { PieceKey } from '../pieces.ts';
import type { Words } from '../words.ts';
import type { Obstacle } from './actions.ts';

export type WhyNot = Obstacle | 'outOfReach';

/** Null where there is nothing to choose it for. */
export function whyNot(view: G, moves: readonly Action[], piece: PieceKey): WhyNot | null {
  const [kind, ...ids] = piece.split(' ');
  if (kind !== 'chamber' && kind !== 'space' && kind !== 'start' && kind !== 'hand') return null;
  if (view.over) return 'gameOver';
  if (moves.length === 0) return 'notYourTurn';
  switch (kind) {
    case 'chamber': {
      if (view.stage !== 'token') return 'symbolMissing';
      return refusal(view, view.actor, ['placeToken', ...(ids as Chamber)]);
    }
    case 'hand':
      return refusal(view, view.actor, ['discard', ids[0] as CardId]);
    default:
      return view.stage === 'move' ? 'outOfReach' : refusal(view, view.actor, ['move', 'sum']);
  }
}

export const whyNotText = ({ t }: Words, why: WhyNot): string =>
  why === 'symbolMissing' || why === 'outOfReach' ? t(`picture.whyNot.${why}`) : t(`refusals.${why}`);
