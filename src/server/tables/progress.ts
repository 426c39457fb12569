/** An action that was made, as the store takes it. */
import type { State } from 'boardgame.io';
import type { MatchRecord } from '../store/contract/match.ts';
import type { Progress } from '../store/contract/steps.ts';
import { isSame } from './diff.ts';
import { type Engine, type PlayerAction, type Reduced, stateIdOf } from './engine.ts';

export function progressOf(
  engine: Engine,
  before: State,
  action: PlayerAction,
  { state, log }: Reduced,
  checkpoint: State | null,
  at: number,
): Progress {
  const { rules } = engine.module;
  return {
    after: stateIdOf(before),
    step: { action, log },
    checkpoint,
    ...standOf(engine, before, state),
    mark: {
      seat: Number(action.payload.playerID),
      turn: state.ctx.turn,
      round: rules.round(state.G),
      scores: rules.scores(rules.view(state.G, null)),
    },
    at,
  };
}

type Stand = Pick<Progress, 'stateId' | 'toAct' | 'isNewTurn' | 'result'>;

/** What the match is by a step from one state to the next. */
export function standOf({ module: { rules } }: Engine, before: State, state: State): Stand {
  const toAct = awaited(rules.toAct(state.G));
  return {
    stateId: stateIdOf(state),
    toAct,
    isNewTurn: state.ctx.turn !== before.ctx.turn || !isSame(toAct, awaited(rules.toAct(before.G))),
    result: rules.result(state.G),
  };
}

/** The record of the match after the step, but for its clocks. */
export const matchAfter = (match: MatchRecord, { stateId, toAct, result }: Stand, at: number): MatchRecord => ({
  ...match,
  stateId,
  toAct,
  result: result ?? match.result,
  updatedAt: at,
  status: result === null ? match.status : 'over',
});

const awaited = (seat: number | null): number[] => (seat === null ? [] : [seat]);
