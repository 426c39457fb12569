/** Some steps of a match, made again from the checkpoint before them. */
import { setImmediate } from 'node:timers/promises';
import type { StepChunk } from '../api/answers.ts';
import type { Store } from '../store/store.ts';
import { diff, type Operation } from '../tables/diff.ts';
import { type Engine, stateIdOf } from '../tables/engine.ts';
import { DamagedMatch, statesOf } from '../tables/load.ts';
import type { View } from '../tables/views.ts';
import { type Lens, viewThrough } from './lens.ts';

/** Throws a `DamagedMatch` if they cannot be made any more. */
export async function stepsOf(
  engine: Engine,
  store: Store,
  matchId: string,
  { from, last }: { readonly from: number; readonly last: number },
  lens: Lens,
): Promise<StepChunk> {
  const saved = await store.matches.saved(matchId, from, last);
  if (!saved) throw new DamagedMatch(`match ${matchId} has no beginning`);
  const patches: Operation[][] = [];
  let first: View | null = null;
  let before: View | null = null;
  for (const state of statesOf(engine, matchId, saved)) {
    if (stateIdOf(state) >= from) {
      const view = viewThrough(lens, engine, state);
      if (before) patches.push(diff(before, view));
      first ??= view;
      before = view;
    }
    // others have moves to make meanwhile
    await setImmediate();
  }
  if (!first || from + patches.length !== last)
    throw new DamagedMatch(`match ${matchId} does not reach step ${last}`);
  return { from, view: first, patches };
}
