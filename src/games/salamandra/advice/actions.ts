/** The five actions of a turn: which of them can be taken, and what stands against the others. */
import type { Action, MoveName } from '../rules/actions.ts';
import { type G, playerAt, type Seat } from '../rules/state.ts';
import { worthOf } from './short.ts';
import { notNow, type Obstacle, prospectOf, type Venture, ventures } from './ventures.ts';

export const ACTIONS = ['place', 'build', 'cauldron', 'temple', 'pass'] as const;
export type ActionName = (typeof ACTIONS)[number];

export interface ActionState {
  readonly action: ActionName;
  readonly possible: boolean;
  /** How many apprentices can be placed, or fields, cauldrons or halves paid; passing has no number. */
  readonly count: number;
  /** The most helpful reason why not. */
  readonly obstacle: Obstacle | null;
}

/** `moves` are all that may be done now; none where the seat is not to move. */
export function actionStates(view: G, seat: Seat, moves: readonly Action[]): ActionState[] {
  const refused = notNow(view, seat) ?? (moves.length === 0 ? 'notYourTurn' : null);
  if (refused) return ACTIONS.map((action) => blocked(action, refused));
  return ACTIONS.map((action) => {
    switch (action) {
      case 'place':
        return placing(view, seat, moves);
      case 'pass':
        return may(moves, 'pass') ? open(action, 0) : blocked(action, 'apprenticesLeft');
      default:
        return paying(view, seat, action);
    }
  });
}

const open = (action: ActionName, count: number): ActionState => ({ action, possible: true, count, obstacle: null });

const blocked = (action: ActionName, obstacle: Obstacle): ActionState => ({
  action,
  possible: false,
  count: 0,
  obstacle,
});

const may = (moves: readonly Action[], name: MoveName): boolean => moves.some(([move]) => move === name);

function placing(view: G, seat: Seat, moves: readonly Action[]): ActionState {
  const { available } = playerAt(view, seat);
  if (may(moves, 'place')) return open('place', available);
  return blocked('place', available === 0 ? 'noApprenticeLeft' : 'spotTaken');
}

function paying(view: G, seat: Seat, action: Venture['kind']): ActionState {
  const prospects = ventures(view, seat)
    .filter(({ kind }) => kind === action)
    .map((venture) => prospectOf(view, seat, venture));
  const count = prospects.filter(({ possible }) => possible).length;
  if (count > 0) return open(action, count);
  const [nearest] = prospects.flatMap(({ obstacle }) => obstacle ?? []).toSorted((a, b) => farness(a) - farness(b));
  return blocked(action, nearest ?? NOTHING_TO_PAY[action]);
}

/** What is missing can be got; other reasons help less. */
const farness = (obstacle: Obstacle): number =>
  typeof obstacle === 'string' ? Number.MAX_VALUE : worthOf(obstacle.short);

/** The river is dry, or the seat is on no cauldron; the temple is always there. */
const NOTHING_TO_PAY = { build: 'notInRiver', cauldron: 'notYourApprentice', temple: 'notInPlay' } as const;
