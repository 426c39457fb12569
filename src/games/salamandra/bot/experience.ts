/** Games between bots that weigh the features in ways of their own, and what they say about the worth of each feature. */
import { start } from '../../../play/driver.ts';
import { randomFrom } from '../../../play/random.ts';
import { type Effort, search } from '../../../play/search.ts';
import type { Result } from '../../module.ts';
import { ROUNDS } from '../content/mat.ts';
import { salamandra } from '../index.ts';
import { type G, playerAt, type Seat } from '../rules/state.ts';
import { featuresOf } from './features.ts';
import { compared, isOut, outlook, type Weights } from './outlook.ts';

const { rules, bot } = salamandra;

/** What somebody had at some time, and how many points more than expected came of it. */
export interface Example {
  /** From 0. */
  round: number;
  features: Float64Array;
  surprise: number;
}

/** What was noted before it was known how it ends. */
interface Note extends Omit<Example, 'surprise'> {
  seat: Seat;
  expected: number;
}

/** Between those with these weights, by seat. */
export function resultOfGame(weights: readonly Weights[], effort: Effort, seed: string): Result {
  const G = start(rules, weights.length, seed);
  playOn(G, weights, effort, seed);
  return rules.result(G)!;
}

/** From a game between equals. What was expected is compared half with the end, half with the next round's beginning. */
export function examplesOfGame(weights: Weights, players: number, effort: Effort, seed: string): Example[] {
  const G = start(rules, players, seed);
  const seats = G.players.map((_, seat) => seat);
  const notes: Note[] = [];
  /** By round from 0 and seat: the outlook when it began; after the last the points. */
  const outlooks: number[][] = [];
  let { turn } = G;
  const watch = (actor: Seat): void => {
    outlooks[G.over ? ROUNDS : G.round - 1] ??= seats.map((seat) => outlook(G, seat, weights));
    for (const seat of seats) if (seat === actor || G.turn !== turn) note(G, seat, weights, notes);
    turn = G.turn;
  };
  playOn(
    G,
    seats.map(() => weights),
    effort,
    seed,
    watch,
  );
  return notes.map(({ seat, expected, round, features }) => ({
    round,
    features,
    surprise: (outlooks[round + 1]![seat]! + outlooks[ROUNDS]![seat]!) / 2 - expected,
  }));
}

/** To the end; everyone sees no more than their view. */
function playOn(
  G: G,
  weights: readonly Weights[],
  effort: Effort,
  seed: string,
  watch?: (actor: Seat) => void,
): void {
  const random = randomFrom(`${seed}/bots`);
  // whoever learns is not sure, so that not only what is thought best is seen
  const wavers = watch ? WAVERS : 0;
  const modules = weights.map((weighed) => {
    const own = (position: G, seat: Seat) => outlook(position, seat, weighed) + wavers * (2 * random() - 1);
    const prospects = (position: G, seat: Seat) => compared(position, seat, own);
    return { ...salamandra, bot: { ...bot, outlook: own, prospects } };
  });
  while (!G.over) {
    const { seat } = G;
    const [best] = search(modules[seat]!, rules.view(G, seat), seat, effort, random);
    for (const action of best!.actions) rules.play(G, seat, action);
    watch?.(seat);
  }
}

/** By up to so many points, either way. */
const WAVERS = 4;

function note(G: G, seat: Seat, weights: Weights, notes: Note[]): void {
  const out = isOut(G, seat, playerAt(G, seat));
  const round = out ? G.round : G.round - 1;
  // after the last round there is nothing to weigh
  if (G.over || round === ROUNDS) return;
  const features = featuresOf(G, seat, out).features.slice();
  notes.push({ seat, round, features, expected: outlook(G, seat, weights) });
}
