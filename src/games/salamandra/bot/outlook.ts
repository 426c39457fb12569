/** How many points a seat can expect to have at the end. */
import { type G, playerAt, type Seat } from '../rules/state.ts';
import { FEATURES, featuresOf, sure } from './features.ts';
import { WEIGHTS } from './weights.ts';

export function outlook(G: G, seat: Seat): number {
  if (G.over) return playerAt(G, seat).score;
  const features = featuresOf(G, seat);
  const weights = WEIGHTS[G.players.length]![G.round - 1]!;
  let sum = sure;
  for (let i = 0; i < FEATURES.length; i++) sum += features[i]! * weights[i]!;
  return sum;
}
