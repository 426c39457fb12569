/** The same matches on several sides, in turns. A side is a server, or several that share a store. */
import type { RunningServer } from '../../test/server/running.ts';
import { idOf, type Recorded, recordGames } from '../games.ts';
import { measure, type Measured, summary } from './measure.ts';
import { type Match, MOVES_PER_SECOND, Table } from './table.ts';

export interface Evening {
  readonly matches: number;
  /** On each side. */
  readonly seconds: number;
}

export interface Start {
  readonly name: string;
  /** With so many matches in its store. */
  readonly start: (matches: number) => Promise<readonly RunningServer[]>;
}

interface Side {
  readonly name: string;
  readonly servers: readonly RunningServer[];
  readonly tables: Table[];
  readonly rounds: Measured[];
}

export type Played = ReturnType<typeof summary> & { readonly name: string };

/** The sides take turns, so that a slow moment of the machine meets all of them. */
const ROUNDS = 5;

export async function playInTurns({ matches: count, seconds }: Evening, starts: readonly Start[]): Promise<Played[]> {
  tell('recording games');
  const games = recordGames();
  const matches = count * longestEvening(seconds, games);
  const sides: Side[] = [];
  try {
    for (const { name, start } of starts) {
      tell(`starting ${name}`);
      const side: Side = { name, servers: await start(matches), tables: [], rounds: [] };
      sides.push(side);
      await sitDown(side, count, games);
    }
    for (let round = 0; round <= ROUNDS; round++) await playRound(sides, round, seconds / ROUNDS);
  } finally {
    for (const { tables, servers } of sides) {
      for (const table of tables) table.close();
      for (const server of servers) await server.stop();
    }
  }
  return sides.map(({ name, rounds }) => ({ name, ...summary(rounds) }));
}

const tell = (progress: string) => process.stderr.write(`${progress}\n`);

/** How many matches a table can play at most, one after the other, with the warming up. */
function longestEvening(seconds: number, games: readonly Recorded[]): number {
  const moves = MOVES_PER_SECOND * seconds * (1 + 1 / ROUNDS);
  return 1 + Math.ceil(moves / Math.min(...games.map(({ length }) => length)));
}

async function sitDown({ servers, tables }: Side, count: number, games: readonly Recorded[]): Promise<void> {
  const addresses = servers.map(({ address }) => address);
  for (let number = 0; number < count; number++) {
    // who sits first is at another server from table to table
    const rotated = addresses.map((_, i) => addresses[(i + number) % addresses.length]!);
    const table = new Table(rotated, matchesFrom(number, count, games));
    tables.push(table);
    await table.open();
  }
}

function* matchesFrom(first: number, step: number, games: readonly Recorded[]): Generator<Match> {
  for (let match = first; ; match += step) yield { id: idOf(match), moves: games[match % games.length]! };
}

async function playRound(sides: readonly Side[], round: number, seconds: number): Promise<void> {
  for (const { name, servers, tables, rounds } of sides) {
    const addresses = servers.map(({ address }) => address);
    const measured = await measure(addresses, tables, seconds);
    tell(`round ${round} of ${ROUNDS}, ${name}: ${JSON.stringify(summary([measured]))}`);
    // the first round warms up
    if (round > 0) rounds.push(measured);
  }
}
