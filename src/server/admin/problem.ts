/** What is wrong with a match as it is kept, in words; null if all is well. */
import { isDeepStrictEqual } from 'node:util';
import type { State } from 'boardgame.io';
import type { Kysely } from 'kysely';
import { gameCalled } from '../../games/index.ts';
import { actionsOf } from '../store/operating.ts';
import type { Tables } from '../store/schema.ts';
import type { MatchRecord } from '../store/contract/match.ts';
import type { Store } from '../store/store.ts';
import { type Engine, engineOf, type PlayerAction, stateIdOf } from '../tables/engine.ts';
import { atTurnStart, load } from '../tables/load.ts';
import { storeOver } from './open.ts';

/** Everything is read from the same moment. */
export async function problemOf(db: Kysely<Tables>, id: string): Promise<string | null> {
  const store = storeOver(db);
  try {
    const match = await store.matches.get(id);
    return match && (await problemIn(db, store, match));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function problemIn(db: Kysely<Tables>, store: Store, match: MatchRecord): Promise<string | null> {
  const engine = engineOf(gameCalled(match.game));
  const initial = await store.matches.initial(match.id);
  if (!initial) return 'there is no state that it began with';
  let state = atTurnStart(initial);
  for (const { stateId, action } of await actionsOf(db, match.id)) {
    const next = engine.reduce(state, action as PlayerAction);
    if (!next || stateIdOf(next.state) !== stateId) return `step ${stateId} is not legal`;
    ({ state } = next);
  }
  const loaded = await load(engine, store, match.id);
  if (!loaded || !isDeepStrictEqual(whole(loaded.state), whole(state))) {
    return 'its newest state is not what its steps make of its beginning';
  }
  return recordProblem(engine, match, state);
}

/** As it would come out of the store: what is undefined is not there. */
const whole = ({ G, ctx, plugins, _stateID }: State): unknown =>
  JSON.parse(JSON.stringify({ G, ctx, plugins, _stateID }));

function recordProblem({ module: { rules } }: Engine, match: MatchRecord, state: State): string | null {
  const result = rules.result(state.G);
  const toAct = rules.toAct(state.G);
  const isOver = match.status === 'over';
  if (match.stateId !== stateIdOf(state))
    return `it is said to be at state ${match.stateId}, not ${stateIdOf(state)}`;
  if (result !== null && !(isOver && isDeepStrictEqual(match.result, result)))
    return 'its result is not the right one';
  if (result === null && !isOver && match.result !== null) return 'it has a result while it goes on';
  const awaited = isOver || toAct === null ? [] : [toAct];
  return isDeepStrictEqual(match.toAct, awaited) ? null : 'it waits for somebody else than the rules do';
}
