/** A match from the store: the newest checkpoint, and the steps since then made again. */
import type { State } from 'boardgame.io';
import type { Saved } from '../store/contract/steps.ts';
import type { Store } from '../store/store.ts';
import { type Engine, type PlayerAction, remembered, stateIdOf } from './engine.ts';

/** A step that the rules do not take any more. */
export class DamagedMatch extends Error {}

export interface Loaded {
  readonly state: State;
  /** Of the checkpoint. */
  readonly checkpointId: number;
}

const STEPS_BETWEEN_CHECKPOINTS = 20;

/** The whole state, if it is time: at the beginning of a turn nothing can be undone, so it is short. */
export const checkpointOf = (state: State, last: number): State | null =>
  remembered(state) === 1 && stateIdOf(state) - last >= STEPS_BETWEEN_CHECKPOINTS ? { ...state, _undo: [] } : null;

export async function load(engine: Engine, store: Store, matchId: string): Promise<Loaded | null> {
  const saved = await store.matches.saved(matchId);
  if (saved === null) return null;
  let { state } = saved;
  for (const next of statesOf(engine, matchId, saved)) state = next;
  return { state, checkpointId: saved.stateId };
}

/** The checkpoint, and the state after each step since then. */
export function* statesOf(engine: Engine, matchId: string, saved: Saved): Generator<State> {
  let state = atTurnStart(saved.state);
  yield state;
  for (const step of saved.steps) {
    state = stepped(engine, matchId, state, step);
    yield state;
  }
}

/** The state after a step that was made before, here or elsewhere. */
export function stepped(
  engine: Engine,
  matchId: string,
  before: State,
  { stateId, step }: Saved['steps'][number],
): State {
  const next = remade(engine, before, step.action as PlayerAction);
  if (!next || stateIdOf(next) !== stateId)
    throw new DamagedMatch(`step ${stateId} of match ${matchId} is not legal`);
  return next;
}

function remade(engine: Engine, state: State, action: PlayerAction): State | null {
  try {
    return engine.reduce(state, action)?.state ?? null;
  } catch (error) {
    throw new DamagedMatch('a move fails in the rules', { cause: error });
  }
}

/** What undo remembers at the beginning of a turn is the state itself. */
export function atTurnStart(state: State): State {
  const { G, ctx, plugins } = state;
  return { ...state, _undo: [{ G, ctx, plugins }] };
}
