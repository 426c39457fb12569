/** How many points a seat can expect to have at the end, and how many more than the others. */
import type { Prospects } from '../../module.ts';
import { ROUNDS } from '../content/mat.ts';
import { faithPoints, spellbookPoints } from '../rules/scoring.ts';
import { type G, playerAt, type Player, type Seat } from '../rules/state.ts';
import { prospectsAlone } from './alone.ts';
import { type Feature, FEATURES, featuresOf } from './features.ts';
import { POINTS } from './weights.ts';

/** What each feature is worth in points, round by round, by number of players. */
export type Points = Readonly<Record<number, Readonly<Record<Feature, readonly number[]>>>>;

/** The same as is counted with: by number of players, the weights of each round in the order of the features. */
export type Weights = Readonly<Record<number, readonly (readonly number[])[]>>;

export const weightsOf = (points: Points): Weights =>
  Object.fromEntries(
    Object.entries(points).map(([players, worth]) => [
      players,
      Array.from({ length: ROUNDS }, (_, round) => FEATURES.map((feature) => worth[feature][round] as number)),
    ]),
  );

export const WEIGHTS: Weights = weightsOf(POINTS);

export function outlook(G: G, seat: Seat, weights: Weights = WEIGHTS): number {
  if (G.rudolph) return prospectsAlone(G, G.rudolph).lead;
  const player = playerAt(G, seat);
  if (G.over) return player.score;
  const out = isOut(G, seat, player);
  const round = out ? G.round + 1 : G.round;
  if (round > ROUNDS) return finalCount(G, seat);
  const { sure, features } = featuresOf(G, seat, out);
  const weighed = weights[G.players.length]![round - 1]!;
  let sum = sure;
  for (let i = 0; i < FEATURES.length; i++) sum += features[i]! * weighed[i]!;
  return sum;
}

/** Has nothing left to do in this round. */
export const isOut = (G: G, seat: Seat, player: Player): boolean =>
  player.passed || (G.harvesting && G.seat === seat);

/** Beside the strongest of the others, as somebody with this outlook sees it. */
export function compared(G: G, seat: Seat, outlookOf: (G: G, seat: Seat) => number): Prospects {
  const points = outlookOf(G, seat);
  let rival = -Infinity;
  for (let other = G.players.length - 1; other >= 0; other--) {
    if (other !== seat) rival = Math.max(rival, outlookOf(G, other));
  }
  return { points, lead: points - rival };
}

export const prospects = (G: G, seat: Seat): Prospects =>
  G.rudolph ? prospectsAlone(G, G.rudolph) : compared(G, seat, outlook);

/** What the final count would make of it now. */
const finalCount = (G: G, seat: Seat): number =>
  playerAt(G, seat).score +
  spellbookPoints(G, seat) +
  faithPoints(G, 'salamander')[seat]! +
  faithPoints(G, 'bear')[seat]! +
  faithPoints(G, 'eagle')[seat]! +
  playerAt(G, seat).scrolls;
