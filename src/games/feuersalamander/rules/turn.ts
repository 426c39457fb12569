/** Whose turn it is, and what a turn comes to by itself. */
import type { MoveRule } from './actions.ts';
import { canLay } from './combination.ts';
import { canAsk } from './question.ts';
import { canThrowAgain } from './sticks.ts';
import { type G, playerAt, type Seat } from './state.ts';

export function beginTurn(G: G, seat: Seat): void {
  G.turn++;
  G.seat = seat;
  G.actor = seat;
  G.stage = playerAt(G, seat).place === 'dungeon' ? 'dungeon' : 'begin';
  G.throw = null;
  G.asked = false;
  G.laid = false;
}

export const nextTurn = (G: G): void => beginTurn(G, (G.seat + 1) % G.players.length);

/** After the move everyone can see whether there is something left to decide. */
export const isDone = (G: G): boolean => !canAsk(G) && !canLay(G) && !canThrowAgain(G);

export const endTurn: MoveRule<'endTurn'> = {
  may: () => null,
  play: nextTurn,
  all: () => [['endTurn']],
};
