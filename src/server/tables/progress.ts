/** An action that was made, as the store takes it. */
import type { State } from 'boardgame.io';
import type { Progress } from '../store/store.ts';
import { isSame } from './diff.ts';
import { type Engine, type PlayerAction, type Reduced, stateIdOf } from './engine.ts';

export function progressOf(
  { module: { rules } }: Engine,
  before: State,
  action: PlayerAction,
  { state, log }: Reduced,
  checkpoint: State | null,
  at: number,
): Progress {
  const toAct = awaited(rules.toAct(state.G));
  return {
    after: stateIdOf(before),
    stateId: stateIdOf(state),
    step: { action, log },
    checkpoint,
    toAct,
    isNewTurn: state.ctx.turn !== before.ctx.turn || !isSame(toAct, awaited(rules.toAct(before.G))),
    mark: {
      seat: Number(action.payload.playerID),
      turn: state.ctx.turn,
      round: rules.round(state.G),
      scores: rules.scores(rules.view(state.G, null)),
    },
    result: rules.result(state.G),
    at,
  };
}

const awaited = (seat: number | null): number[] => (seat === null ? [] : [seat]);
