/** The rules from outside: what is legal, why something is not, and doing it. */
import { type Action, isAction, type MoveName, type MoveRule, type Refusal } from './actions.ts';
import { keepShown, lay, swap } from './combination.ts';
import { endGame, endingOf, offerEnd, takeBack } from './end.ts';
import { discard, keep, surplus } from './hand.ts';
import { goHome, move } from './move.ts';
import { ask } from './question.ts';
import { prepare } from './setup.ts';
import { type G, handOf, type Seat, type Stage } from './state.ts';
import { keyThrow, throwSticks } from './sticks.ts';
import { placeToken } from './token.ts';
import { endTurn, isDone, nextTurn } from './turn.ts';

const MOVES: { readonly [M in MoveName]: MoveRule<M> } = {
  keyThrow,
  throwSticks,
  discard,
  keep,
  placeToken,
  move,
  goHome,
  ask,
  lay,
  swap,
  keepShown,
  endTurn,
  offerEnd,
  takeBack,
};

export const STAGES: { readonly [S in Stage]: readonly MoveName[] } = {
  setup: ['discard'],
  dungeon: ['keyThrow', 'offerEnd', 'takeBack'],
  begin: ['throwSticks', 'lay', 'offerEnd', 'takeBack'],
  drawn: ['keep', 'discard'],
  token: ['placeToken'],
  move: ['move', 'goHome'],
  moved: ['ask', 'lay', 'throwSticks', 'endTurn'],
  swap: ['swap', 'keepShown'],
};

const OUT_OF_STAGE: { readonly [S in Stage]: Refusal } = {
  setup: 'discardFirst',
  dungeon: 'keysFirst',
  begin: 'throwFirst',
  drawn: 'cardFirst',
  token: 'tokenFirst',
  move: 'moveFirst',
  moved: 'movedAlready',
  swap: 'swapFirst',
};

/** Every action that the seat may take now, but for combinations: see `lay`. */
export function legalMoves(G: G, seat: Seat): Action[] {
  if (seat !== toAct(G)) return [];
  const actions: Action[] = [];
  for (const name of STAGES[G.stage]) actions.push(...MOVES[name].all(G, seat));
  return actions;
}

/** Why the seat may not do this now; null if it may. Takes anything. */
export function refusal(G: G, seat: Seat, action: unknown): Refusal | null {
  if (!isAction(action)) return 'unknownMove';
  if (G.over) return 'gameOver';
  if (seat !== G.actor) return 'notYourTurn';
  const [name, ...args] = action;
  if (!STAGES[G.stage].includes(name)) return OUT_OF_STAGE[G.stage];
  return (MOVES[name] as MoveRule<MoveName>).may(G, seat, ...args);
}

/** Does a legal action; the state is changed in place. */
export function play(G: G, seat: Seat, action: Action): void {
  G.events = [];
  const [name, ...args] = action;
  (MOVES[name] as MoveRule<MoveName>).play(G, seat, ...args);
  proceed(G);
}

/** What goes on by itself; everyone can see that nobody has a choice. */
function proceed(G: G): void {
  const ending = endingOf(G);
  if (ending) endGame(G, ending);
  else if (G.stage === 'setup' && surplus(handOf(G, G.actor)).length === 0) prepare(G);
  else if (G.stage === 'moved' && isDone(G)) nextTurn(G);
  else if (G.stage === 'swap') nextSwap(G);
}

/** The choices between swapping and keeping come before the next turn. */
function nextSwap(G: G): void {
  const [next] = G.swaps;
  if (next) G.actor = next.seat;
  else nextTurn(G);
}

/** Who is to act; null when the match is over. */
export const toAct = (G: G): Seat | null => (G.over ? null : G.actor);

/** A new part begins with every combination that is laid, and with every game. */
export const roundOf = (G: G): number => G.part;

/** Whatever is not just a move on the circuit shows something, or moves something hidden: it is not undone. */
export const hasRevealed = (G: G): boolean => G.events[0]?.type !== 'move';

export { resultOf, scoresOf } from './end.ts';
export { view } from './view.ts';
