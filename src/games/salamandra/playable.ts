import type { Playable } from '../module.ts';
import { Salamandra } from './game.ts';
import { type LogLine, logLines } from './log.ts';
import { meta } from './meta.ts';
import { type Action, REFUSALS } from './rules/actions.ts';
import { parseArrangement } from './rules/arrangement.ts';
import { hasRevealed, legalMoves, play, refusal, resultOf, roundOf, scoresOf, view } from './rules/index.ts';
import { type Arrangement, arrange, deal } from './rules/setup.ts';
import type { G, GameEvent } from './rules/state.ts';

export const playable: Playable<G, Action, Arrangement, LogLine> = {
  meta,
  game: Salamandra,
  rules: {
    arrange,
    parseArrangement,
    deal,
    toAct: (G) => (G.over ? null : G.seat),
    legalMoves,
    refusal,
    refusals: REFUSALS,
    play,
    round: roundOf,
    turn: (G) => G.turn,
    events: (G) => G.events,
    hasRevealed,
    scores: scoresOf,
    result: resultOf,
    view,
  },
  tell: (events) => logLines(events as readonly GameEvent[]),
};
