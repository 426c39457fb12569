/** The rules from outside: what is legal, why something is not, and doing it. */
import type { Result } from '../../module.ts';
import { type Action, isAction, type MoveName, type MoveRule, type Refusal } from './actions.ts';
import { proceed, type Stage, stageOf } from './agenda.ts';
import { build, settle, takeCard } from './build.ts';
import { activateCauldron } from './cauldron.ts';
import { convert, flip, reactivate, work } from './free.ts';
import { harvest, pass, takeGrove } from './pass.ts';
import { hidePiles } from './piles.ts';
import { place } from './place.ts';
import { recycle } from './recycle.ts';
import { endTurn } from './round.ts';
import { hideRudolph } from './rudolph.ts';
import { winnersOf } from './scoring.ts';
import { inscribe } from './scrolls.ts';
import type { G, Seat } from './state.ts';
import { activateTemple } from './temple.ts';

const MOVES: { readonly [M in MoveName]: MoveRule<M> } = {
  place,
  build,
  settle,
  takeCard,
  work,
  flip,
  convert,
  activateCauldron,
  activateTemple,
  reactivate,
  takeGrove,
  inscribe,
  pass,
  harvest,
  recycle,
  endTurn,
};

export const FREE_ACTIONS: ReadonlySet<MoveName> = new Set(['work', 'flip', 'convert']);

export const STAGES: { readonly [S in Stage]: readonly MoveName[] } = {
  act: ['place', 'build', 'activateCauldron', 'activateTemple', 'pass', ...FREE_ACTIONS],
  acted: [...FREE_ACTIONS, 'endTurn'],
  harvest: ['harvest', 'endTurn'],
  inscribe: ['inscribe'],
  settle: ['settle', 'takeCard'],
  reactivate: ['reactivate'],
  takeGrove: ['takeGrove'],
  recycle: ['recycle', 'endTurn'],
};

/** Every action that the seat may take now. */
export function legalMoves(G: G, seat: Seat): Action[] {
  if (G.over || seat !== G.seat) return [];
  const actions: Action[] = [];
  for (const move of STAGES[stageOf(G)]) actions.push(...MOVES[move].all(G, seat));
  return actions;
}

/** Why the seat may not do this now; null if it may. Takes anything. */
export function refusal(G: G, seat: Seat, action: unknown): Refusal | null {
  if (!isAction(action)) return 'unknownMove';
  if (G.over) return 'gameOver';
  if (seat !== G.seat) return 'notYourTurn';
  const [move, ...args] = action;
  const stage = stageOf(G);
  if (!STAGES[stage].includes(move)) return outOfStage(stage, move);
  return (MOVES[move] as MoveRule<MoveName>).may(G, seat, ...args);
}

function outOfStage(stage: Stage, move: MoveName): Refusal {
  if (stage === 'act' && move === 'endTurn') return 'actFirst';
  if (stage === 'act' && move === 'harvest') return 'passFirst';
  if (stage === 'act') return 'notAskedFor';
  if (stage === 'acted') return STAGES.act.includes(move) ? 'alreadyActed' : 'notAskedFor';
  return stage === 'harvest' ? 'passedAlready' : 'choiceFirst';
}

/** Does a legal action; the state is changed in place. */
export function play(G: G, seat: Seat, action: Action): void {
  G.events = [];
  const [move, ...args] = action;
  (MOVES[move] as MoveRule<MoveName>).play(G, seat, ...args);
  proceed(G);
}

export const roundOf = (G: G): number => G.round;

export const scoresOf = (G: G): number[] => G.players.map((player) => player.score);

export const resultOf = (G: G): Result | null => (G.over ? { scores: scoresOf(G), winners: winnersOf(G) } : null);

/** What anyone at the table or beside it may see: no seat knows more than another. */
export const view = (G: G): G => ({
  ...G,
  piles: hidePiles(G.piles),
  ...(G.rudolph && { rudolph: hideRudolph(G.rudolph) }),
});

/** Did the last move show something new? Then it is not undone. */
export const hasRevealed = (G: G): boolean => G.events.some(({ type }) => type === 'turnUp' || type === 'grow');

export { stageOf };
