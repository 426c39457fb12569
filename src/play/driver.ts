/** The rules without boardgame.io: for bots, simulation and replay. */
import type { AnyAction, Options, Rules } from '../games/module.ts';
import { randomFrom } from './random.ts';

export interface Move<Action extends AnyAction> {
  seat: number;
  action: Action;
}

/** The opening position that boardgame.io deals for the same seed. */
export const start = <G, Arrangement>(
  rules: Rules<G, AnyAction, Arrangement>,
  players: number,
  seed: string,
  options?: Options,
): G => rules.deal(rules.arrange(players, randomFrom(seed), options));

export class IllegalMove extends Error {
  constructor(refusal: string, { seat, action }: Move<AnyAction>) {
    super(`seat ${seat} may not ${action.join(' ')}: ${refusal}`);
  }
}

/** Does one action, in place, if it is legal; otherwise throws and leaves the state as it was. */
export function act<G, Action extends AnyAction>(rules: Rules<G, Action, unknown>, G: G, move: Move<Action>): void {
  const refusal = rules.refusal(G, move.seat, move.action);
  if (refusal) throw new IllegalMove(refusal, move);
  rules.play(G, move.seat, move.action);
}
