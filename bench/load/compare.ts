/** Litha beside its peers. */
import type { StoreSettings } from '../../src/server/store/index.ts';
import { rounded } from './measure.ts';
import { type Evening, playInTurns, type Start } from './rounds.ts';
import { startBundled, startLitha } from './sides.ts';

export interface Plan extends Evening {
  readonly deltas: boolean;
  readonly store: StoreSettings;
}

/** How many moves per second beside the peer, at least; how many bytes beside those of the whole state, at most. */
const GOAL = { ratio: 0.8, bytesRatio: 0.25 };

export async function compare(plan: Plan): Promise<object> {
  const { matches, seconds, deltas, store } = plan;
  const starts: Start[] = [
    { name: 'Litha', start: (count) => startLitha(store, count) },
    { name: "boardgame.io's server in memory", start: async (count) => [await startBundled(count)] },
  ];
  if (deltas) {
    const name = "boardgame.io's server in memory, deltaState";
    starts.push({ name, start: async (count) => [await startBundled(count, { deltas: true })] });
  }
  const [own, peer, withDeltas] = await playInTurns(plan, starts);
  const { name: _litha, ...litha } = own!;
  const { bytesPerUpdate: fullStateBytes, movesPerSecond } = peer!;
  return {
    matches,
    seconds,
    ...litha,
    fullStateBytes,
    bytesRatio: rounded(litha.bytesPerUpdate / fullStateBytes, 3),
    peer,
    ...(withDeltas && { withDeltas }),
    ratio: rounded(litha.movesPerSecond / movesPerSecond, 2),
    goal: GOAL,
  };
}
