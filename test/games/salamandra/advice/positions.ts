/** Positions of whole games: what is said of one position has to be true in all of these. */
import { readFileSync } from 'node:fs';
import { salamandra } from '../../../../src/games/salamandra/index.ts';
import type { Action } from '../../../../src/games/salamandra/rules/actions.ts';
import { legalMoves, play } from '../../../../src/games/salamandra/rules/index.ts';
import type { G } from '../../../../src/games/salamandra/rules/state.ts';
import { start } from '../../../../src/play/driver.ts';
import { pick, randomFrom } from '../../../../src/play/random.ts';
import { verify } from '../../../../src/play/verify.ts';

/** A change of anything in it throws. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

/** Six games, with 2, 3 and 4 players in turn: every position from the opening to the end, and all of it known. */
export const randomGames = once((): readonly (readonly G[])[] =>
  Array.from({ length: 6 }, (_, game) => randomGame(2 + (game % 3), `advice/${game}`)),
);

/** The positions of those games, and of some in which happens what chance hardly brings about. */
export const positions = once((): readonly G[] =>
  [...randomGames(), replayed('nowhere-to-stand'), replayed('temple-runs-dry')].flat(),
);

function randomGame(players: number, seed: string): G[] {
  const random = randomFrom(seed);
  const G = start(salamandra.rules, players, seed);
  const all = [frozen(structuredClone(G))];
  while (!G.over) {
    for (const action of nextOf(G, random)) {
      play(G, G.seat, action);
      all.push(frozen(structuredClone(G)));
    }
  }
  return all;
}

/** Now and then by pure chance; mostly by sensible plans, or hardly anything would be built. */
const nextOf = (G: G, random: () => number): Action[] =>
  random() < 0.3 ? [pick(legalMoves(G, G.seat), random)] : pick(salamandra.bot.plans(G, G.seat), random);

/** Every position of a game that was written down. */
export function replayed(name: string): G[] {
  const text = readFileSync(new URL(`../../../fixtures/salamandra/${name}.txt`, import.meta.url), 'utf8');
  const all: G[] = [];
  verify(text, ({ state }) => all.push(frozen(structuredClone(state as G))));
  return all;
}

/** Games are played for the first test that asks for them. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
