/** Chapter 6: how a game ends, the agreement to end it, and the series. */
import { CARDS, STONE_IDS } from '../content/cards.ts';
import type { Result } from '../../module.ts';
import type { MoveRule } from './actions.ts';
import { dealAgain } from './setup.ts';
import { type Ending, type G, pointsOf, type Seat } from './state.ts';

/** After so many there is no stone card left. */
export const MOST_COMBINATIONS = STONE_IDS.reduce((sum, id) => sum + CARDS[id].copies, 0);

export const offerEnd: MoveRule<'offerEnd'> = {
  may: (G, seat) => (G.offers[seat] ? 'offeredAlready' : null),

  play(G, seat) {
    G.offers[seat] = true;
    G.events.push({ type: 'offerEnd', seat });
  },

  all: (G, seat) => (G.offers[seat] ? [] : [['offerEnd']]),
};

export const takeBack: MoveRule<'takeBack'> = {
  may: (G, seat) => (G.offers[seat] ? null : 'notOffered'),

  play(G, seat) {
    G.offers[seat] = false;
    G.events.push({ type: 'takeBack', seat });
  },

  all: (G, seat) => (G.offers[seat] ? [['takeBack']] : []),
};

/** Why the game is over; null if it is not. */
export function endingOf(G: G): Ending | null {
  if (G.players.some((player) => pointsOf(player) >= G.target)) return 'target';
  if (G.players.reduce((sum, { laid }) => sum + laid.length, 0) === MOST_COMBINATIONS) return 'cards';
  return G.offers.every(Boolean) ? 'agreement' : null;
}

/** The others have less than the target, so who reached it has the most. */
const best = (scores: readonly number[]): Seat[] =>
  scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));

export function endGame(G: G, why: Ending): void {
  const points = G.players.map(pointsOf);
  G.results.push(points);
  G.events.push({ type: 'gameOver', why, points: [...points], winners: best(points) });
  if (G.results.length < G.series) {
    dealAgain(G);
    return;
  }
  G.over = true;
  G.events.push({ type: 'end', ...resultAtEnd(G) });
}

/** Points of all games so far. */
export function scoresOf(G: G): number[] {
  const games = G.over ? G.results : [...G.results, G.players.map(pointsOf)];
  return G.players.map((_, seat) => games.reduce((sum, points) => sum + (points[seat] ?? 0), 0));
}

function resultAtEnd(G: G): Result {
  const scores = scoresOf(G);
  return { scores, winners: best(scores) };
}

export const resultOf = (G: G): Result | null => (G.over ? resultAtEnd(G) : null);
