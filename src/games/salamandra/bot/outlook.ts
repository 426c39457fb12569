/** How many points a seat can expect to have at the end, and how many more than the others. */
import type { Prospects } from '../../module.ts';
import { ROUNDS } from '../content/mat.ts';
import { faithPoints, spellbookPoints } from '../rules/scoring.ts';
import { type G, playerAt, type Seat } from '../rules/state.ts';
import { prospectsAlone } from './alone.ts';
import { FEATURES, featuresOf } from './features.ts';
import { WEIGHTS } from './weights.ts';

export function outlook(G: G, seat: Seat): number {
  if (G.rudolph) return prospectsAlone(G, G.rudolph).lead;
  const player = playerAt(G, seat);
  if (G.over) return player.score;
  const out = player.passed || (G.harvesting && G.seat === seat);
  const round = out ? G.round + 1 : G.round;
  if (round > ROUNDS) return finalCount(G, seat);
  const { sure, features } = featuresOf(G, seat, out);
  const weights = WEIGHTS[G.players.length]![round - 1]!;
  let sum = sure;
  for (let i = 0; i < FEATURES.length; i++) sum += features[i]! * weights[i]!;
  return sum;
}

export function prospects(G: G, seat: Seat): Prospects {
  if (G.rudolph) return prospectsAlone(G, G.rudolph);
  const points = outlook(G, seat);
  let rival = -Infinity;
  for (let other = G.players.length - 1; other >= 0; other--) {
    if (other !== seat) rival = Math.max(rival, outlook(G, other));
  }
  return { points, lead: points - rival };
}

/** What the final count would make of it now. */
const finalCount = (G: G, seat: Seat): number =>
  playerAt(G, seat).score +
  spellbookPoints(G, seat) +
  faithPoints(G, 'salamander')[seat]! +
  faithPoints(G, 'bear')[seat]! +
  faithPoints(G, 'eagle')[seat]! +
  playerAt(G, seat).scrolls;
