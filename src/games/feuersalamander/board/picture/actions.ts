/** What a turn is made of, and why a part of it cannot be done now. */
import type { Action, Refusal } from '../../rules/actions.ts';
import { canLay } from '../../rules/combination.ts';
import { refusal, STAGES } from '../../rules/index.ts';
import type { G } from '../../rules/state.ts';

export const ACTIONS = ['throw', 'move', 'ask', 'token', 'lay'] as const;
export type ActionName = (typeof ACTIONS)[number];

export interface ActionState {
  readonly action: ActionName;
  /** Null where it is possible. */
  readonly obstacle: Obstacle | null;
}

/** A reason of the rules, or that the symbol was not thrown. */
export type Obstacle = Refusal | 'symbolMissing';

/** There are too many combinations to list: the rules say when one may be laid. */
export const mayLay = (view: G, moves: readonly Action[]): boolean =>
  moves.length > 0 && STAGES[view.stage].includes('lay') && canLay(view);

/** Any move of that kind: whether it comes too early or too late does not depend on its arguments. */
const EXAMPLES: Readonly<Record<ActionName, (view: G) => Action>> = {
  throw: ({ stage }) => [stage === 'dungeon' ? 'keyThrow' : 'throwSticks'],
  move: () => ['move', 'sum'],
  ask: () => ['ask', 'air'],
  token: () => ['placeToken', 'air', 'row-1', 'stone-1'],
  lay: ({ seat, players }) => {
    const other = (seat + 1) % players.length;
    return ['lay', 'air', other, 'row-1', other, 'stone-1', other];
  },
};

function obstacleOf(view: G, moves: readonly Action[], action: ActionName): Obstacle | null {
  if (view.over) return 'gameOver';
  if (moves.length === 0) return 'notYourTurn';
  if (action === 'token') return moves.some(([move]) => move === 'placeToken') ? null : 'symbolMissing';
  return refusal(view, view.actor, EXAMPLES[action](view));
}

export const actionStates = (view: G, moves: readonly Action[]): ActionState[] =>
  ACTIONS.map((action) => ({ action, obstacle: obstacleOf(view, moves, action) }));
