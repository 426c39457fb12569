/** Chapter 5: whose turn is next, the end of a turn, of a round and of the game; alone, as chapter 6 has it. */
import { APPRENTICES, ROUND_CRYSTALS, ROUNDS } from '../content/mat.ts';
import type { MoveRule } from './actions.ts';
import { GLADE, growGrove } from './build.ts';
import { bareCorners } from './geometry.ts';
import { recyclingAfterRound } from './recycle.ts';
import { catchesUp, isRudolph, labourAndPlace, takeGroves } from './rudolph.ts';
import { finalScoring, winnersOf } from './scoring.ts';
import { type G, noResources, playerAt, type Seat, turnsOver } from './state.ts';

export const endTurn: MoveRule<'endTurn'> = {
  may: () => null,

  play(G, seat) {
    if (G.agenda[0]?.step === 'recycle') {
      G.agenda.shift();
      return;
    }
    if (G.harvesting) {
      const player = playerAt(G, seat);
      player.druid = turnsOver(player.druid);
      player.passed = true;
    }
    G.acted = false;
    G.harvesting = false;
    G.resources = noResources();
    if (G.players.every((player) => player.passed)) endRound(G);
    else beginTurn(G, nextSeat(G));
  },

  all: () => [['endTurn']],
};

function beginTurn(G: G, seat: Seat): void {
  G.seat = seat;
  G.turn++;
}

/** Clockwise, skipping who has passed. */
function nextSeat(G: G): Seat {
  let seat = G.seat;
  do seat = (seat + 1) % G.players.length;
  while (playerAt(G, seat).passed);
  return seat;
}

/** The fewest points; of tied players the one whose marker lies on top. Rudolph has no turns. */
function firstSeat(G: G): Seat {
  if (G.rudolph) return 0;
  const fewest = Math.min(...G.players.map((player) => player.score));
  return G.markers.findLast((seat) => playerAt(G, seat).score === fewest) as Seat;
}

export function beginRound(G: G): void {
  G.round++;
  for (const [seat, player] of G.players.entries()) {
    if (isRudolph(G, seat)) continue;
    player.passed = false;
    player.available = APPRENTICES[G.round - 1] as number;
    player.crystals += ROUND_CRYSTALS;
  }
  beginTurn(G, firstSeat(G));
  G.events.push({ type: 'round', round: G.round, first: G.seat, ...(G.rudolph && { alone: true }) });
  if (G.rudolph) labourAndPlace(G, G.rudolph);
}

function endRound(G: G): void {
  if (G.rudolph) {
    takeGroves(G);
    if (catchesUp(G, G.rudolph)) end(G);
    else if (G.round < ROUNDS) G.agenda.push(recyclingAfterRound(G.rudolph), { step: 'nextRound' });
    else endGame(G);
    return;
  }
  growGroves(G, GLADE);
  if (G.round < ROUNDS) beginRound(G);
  else endGame(G);
}

const growGroves = (G: G, tilesAround: number): void => {
  for (const corner of bareCorners(G, tilesAround)) growGrove(G, corner);
};

/** Alone, two tiles are enough for a grove to grow between them. */
export function nextRound(G: G): void {
  growGroves(G, 2);
  beginRound(G);
}

function endGame(G: G): void {
  finalScoring(G);
  end(G);
}

function end(G: G): void {
  G.over = true;
  G.events.push({ type: 'end', winners: winnersOf(G) });
}
