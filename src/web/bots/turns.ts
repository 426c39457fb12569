/** A match that is over, cut into the turns of one seat, for the expert to judge. */
import type { AnyAction, Playable } from '../../games/module.ts';
import { act } from '../../play/driver.ts';
import type { MatchFile } from '../../play/match-file.ts';

export interface PlayedTurn<G, Action extends AnyAction> {
  /** Among the moves of the match, the first of this turn. */
  readonly move: number;
  readonly seat: number;
  /** Before it, as the seat saw it. */
  readonly view: G;
  /** What was done as long as it could be foreseen. */
  readonly actions: Action[];
}

export function turnsOf<G, Action extends AnyAction>(
  { rules }: Pick<Playable<G, Action, unknown>, 'rules'>,
  { arrangement, moves }: MatchFile,
  seat: number,
): PlayedTurn<G, Action>[] {
  const G = rules.deal(arrangement);
  const turns: PlayedTurn<G, Action>[] = [];
  let judged = 0;
  let isForeseen = false;
  for (const [i, { action, ...mover }] of moves.entries()) {
    const move = { ...mover, action: action as unknown as Action };
    if (mover.seat === seat && rules.turn(G) !== judged) {
      turns.push({ move: i, seat, view: structuredClone(rules.view(G, seat)), actions: [] });
      judged = rules.turn(G);
      isForeseen = true;
    }
    if (mover.seat === seat && isForeseen) turns.at(-1)?.actions.push(move.action);
    act(rules, G, move);
    if (rules.hasRevealed(G)) isForeseen = false;
  }
  return turns;
}
