import { type LogLine, logLines } from '../../log.ts';
import { play } from '../../rules/index.ts';
import type { G } from '../../rules/state.ts';
import type { Example } from './index.ts';

export interface Played {
  readonly before: G;
  readonly after: G;
  readonly journal: readonly LogLine[];
}

/** Plays an example by the rules, so that its pictures and its journal cannot but be true. */
export function playExample({ setting, actions, prelude }: Example): Played {
  const steps = [structuredClone(setting)];
  for (const action of actions) {
    const next = structuredClone(steps.at(-1) as G);
    play(next, next.actor, action);
    steps.push(next);
  }
  return {
    before: steps[prelude] as G,
    after: steps.at(-1) as G,
    journal: steps.slice(1).flatMap(({ events }) => logLines(events)),
  };
}
