/** What is pending, and what goes on by itself until the player has something to choose. */
import { canSettle, lay, refill } from './build.ts';
import { canReactivate } from './free.ts';
import { layOnRow } from './pass.ts';
import { canRecycle } from './recycle.ts';
import { nextRound } from './round.ts';
import { mustInscribe } from './scrolls.ts';
import type { G, Step } from './state.ts';

/** What the player whose turn it is may do now; the stages of the boardgame.io game. */
export type Stage = 'act' | 'acted' | 'harvest' | 'inscribe' | 'settle' | 'reactivate' | 'takeGrove' | 'recycle';

/** Between two moves the agenda's first step is always a choice that is possible: `proceed` sees to that. */
export function stageOf(G: G): Stage {
  if (mustInscribe(G, G.seat)) return 'inscribe';
  const [step] = G.agenda;
  if (step) return step.step as Stage;
  if (G.harvesting) return 'harvest';
  return G.acted ? 'acted' : 'act';
}

/** Ruling: first the whole gain that brought the fourth scroll, then the inscription, then all the rest. */
export function proceed(G: G): void {
  while (!mustInscribe(G, G.seat)) {
    const [step] = G.agenda;
    if (!step || waitsForChoice(G, step)) return;
    G.agenda.shift();
    run(G, step);
  }
}

/** A choice without a choice is skipped. */
function waitsForChoice(G: G, step: Step): boolean {
  switch (step.step) {
    case 'settle':
      return canSettle(G, step);
    case 'reactivate':
      return canReactivate(G, step);
    case 'takeGrove':
      return G.groves.length > 0;
    case 'recycle':
      return canRecycle(G, step);
    default:
      return false;
  }
}

function run(G: G, step: Step): void {
  switch (step.step) {
    case 'lay':
      lay(G, step.field, step);
      break;
    case 'refill':
      refill(G);
      break;
    case 'row':
      layOnRow(G, G.seat, step.grove);
      break;
    case 'nextRound':
      nextRound(G);
      break;
    default:
  }
}
