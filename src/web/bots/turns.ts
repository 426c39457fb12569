/** A match that is over, cut into the turns of one seat, for the expert to judge. */
import { salamandra } from '../../games/salamandra/index.ts';
import type { Action } from '../../games/salamandra/rules/actions.ts';
import { hasRevealed } from '../../games/salamandra/rules/index.ts';
import { type Arrangement, deal } from '../../games/salamandra/rules/setup.ts';
import type { G } from '../../games/salamandra/rules/state.ts';
import { act } from '../../play/driver.ts';
import type { MatchFile } from '../../play/match-file.ts';

export interface PlayedTurn {
  /** Among the moves of the match, the first of this turn. */
  readonly move: number;
  /** Before it, as the seat saw it. */
  readonly view: G;
  /** What was done as long as it could be foreseen. */
  readonly actions: Action[];
}

export function turnsOf({ arrangement, moves }: MatchFile, seat: number): PlayedTurn[] {
  const { rules, bot } = salamandra;
  const G = deal(arrangement as Arrangement);
  const turns: PlayedTurn[] = [];
  let judged = 0;
  let isForeseen = false;
  for (const [i, { action, ...mover }] of moves.entries()) {
    const move = { ...mover, action: action as unknown as Action };
    if (mover.seat === seat && G.turn !== judged) {
      turns.push({ move: i, view: bot.clone(rules.view(G, seat)), actions: [] });
      judged = G.turn;
      isForeseen = true;
    }
    if (mover.seat === seat && isForeseen) turns.at(-1)?.actions.push(move.action);
    act(rules, G, move);
    if (hasRevealed(G)) isForeseen = false;
  }
  return turns;
}
