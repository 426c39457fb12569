/** The moves of a recorded game as the store takes them. */
import { type AnyGame, GAMES } from '../src/games/index.ts';
import type { Progress } from '../src/server/store/contract/steps.ts';
import { engineOf, stateIdOf } from '../src/server/tables/engine.ts';
import { checkpointOf } from '../src/server/tables/load.ts';
import { move } from '../src/server/tables/moves.ts';
import { progressOf } from '../src/server/tables/progress.ts';
import { GAME, initialOf, type Recorded } from './games.ts';

export function progressOfGame(match: number, moves: Recorded): Progress[] {
  const engine = engineOf(GAMES[GAME] as AnyGame);
  let state = initialOf(match);
  let checkpointId = 0;
  return moves.map(({ seat, action: [type, ...args] }) => {
    const action = move(seat, type, args);
    const before = state;
    const reduced = engine.reduce(before, action);
    if (!reduced) throw new Error(`${type} is not taken`);
    ({ state } = reduced);
    const checkpoint = checkpointOf(state, checkpointId);
    if (checkpoint) checkpointId = stateIdOf(state);
    return progressOf(engine, before, action, reduced, checkpoint, Date.now());
  });
}
