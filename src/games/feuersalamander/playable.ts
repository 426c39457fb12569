import type { Playable } from '../module.ts';
import { FeuerSalamander } from './game.ts';
import { meta } from './meta.ts';
import type { Action } from './rules/actions.ts';
import { parseArrangement } from './rules/arrangement.ts';
import { legalMoves, play, refusal, resultOf, roundOf, scoresOf, toAct, view } from './rules/index.ts';
import { type Arrangement, arrange, deal } from './rules/setup.ts';
import type { G } from './rules/state.ts';

export const playable: Playable<G, Action, Arrangement> = {
  meta,
  game: FeuerSalamander,
  rules: {
    arrange,
    parseArrangement,
    deal,
    toAct,
    legalMoves,
    refusal,
    play,
    round: roundOf,
    scores: scoresOf,
    result: resultOf,
    view,
  },
};
