import { type LogLine, logLines } from '../../log.ts';
import { play } from '../../rules/index.ts';
import type { G } from '../../rules/state.ts';
import type { Example } from './index.ts';

export interface Played {
  readonly after: G;
  readonly journal: readonly LogLine[];
}

/** Plays an example by the rules, so that its picture and its journal cannot but be true. */
export function playExample({ before, actions }: Example): Played {
  const after = structuredClone(before);
  const journal = actions.flatMap((action) => {
    play(after, after.seat, action);
    return logLines(after.events);
  });
  return { after, journal };
}
