/** Chapter 5: whose turn is next, the end of a turn, of a round and of the game. */
import { APPRENTICES, ROUND_CRYSTALS, ROUNDS } from '../content/mat.ts';
import type { MoveRule } from './actions.ts';
import { GLADE, growGrove } from './build.ts';
import { bareCorners } from './geometry.ts';
import { finalScoring, winnersOf } from './scoring.ts';
import { type G, noResources, playerAt, type Seat, turnsOver } from './state.ts';

export const endTurn: MoveRule<'endTurn'> = {
  may: () => null,

  play(G, seat) {
    if (G.harvesting) {
      const player = playerAt(G, seat);
      player.druid = turnsOver(player.druid);
      player.passed = true;
    }
    G.acted = false;
    G.harvesting = false;
    G.resources = noResources();
    if (G.players.every((player) => player.passed)) endRound(G);
    else G.seat = nextSeat(G);
    if (!G.over) G.turn++;
  },

  all: () => [['endTurn']],
};

/** Clockwise, skipping who has passed. */
function nextSeat(G: G): Seat {
  let seat = G.seat;
  do seat = (seat + 1) % G.players.length;
  while (playerAt(G, seat).passed);
  return seat;
}

/** The fewest points; of tied players the one whose marker lies on top. */
function firstSeat(G: G): Seat {
  const fewest = Math.min(...G.players.map((player) => player.score));
  return G.markers.findLast((seat) => playerAt(G, seat).score === fewest) as Seat;
}

export function beginRound(G: G): void {
  G.round++;
  for (const player of G.players) {
    player.passed = false;
    player.available = APPRENTICES[G.round - 1] as number;
    player.crystals += ROUND_CRYSTALS;
  }
  G.seat = firstSeat(G);
  G.events.push({ type: 'round', round: G.round, first: G.seat });
}

function endRound(G: G): void {
  for (const corner of bareCorners(G, GLADE)) growGrove(G, corner);
  if (G.round < ROUNDS) {
    beginRound(G);
    return;
  }
  finalScoring(G);
  G.over = true;
  G.events.push({ type: 'end', winners: winnersOf(G) });
}
