/** The same matches on Litha and on its peers, in turns. */
import type { StoreSettings } from '../../src/server/store/index.ts';
import type { RunningServer } from '../../test/server/running.ts';
import { idOf, type Recorded, recordGames } from '../games.ts';
import { measure, type Measured, rounded, summary } from './measure.ts';
import { startBundled, startLitha } from './sides.ts';
import { type Match, MOVES_PER_SECOND, Table } from './table.ts';

export interface Plan {
  readonly matches: number;
  /** On each server. */
  readonly seconds: number;
  readonly deltas: boolean;
  readonly store: StoreSettings;
}

interface Side {
  readonly name: string;
  readonly server: RunningServer;
  readonly tables: Table[];
  readonly rounds: Measured[];
}

/** The servers take turns, so that a slow moment of the machine meets all of them. */
const ROUNDS = 5;

/** How many moves per second beside the peer, at least; how many bytes beside those of the whole state, at most. */
const GOAL = { ratio: 0.8, bytesRatio: 0.25 };

export async function compare(plan: Plan): Promise<object> {
  tell('recording games');
  const games = recordGames();
  const matches = plan.matches * longestEvening(plan.seconds, games);
  const starts: [name: string, start: () => Promise<RunningServer>][] = [
    ['Litha', () => startLitha(plan.store, matches)],
    ["boardgame.io's server in memory", () => startBundled(matches)],
  ];
  if (plan.deltas)
    starts.push(["boardgame.io's server in memory, deltaState", () => startBundled(matches, { deltas: true })]);
  const sides: Side[] = [];
  try {
    for (const [name, start] of starts) {
      tell(`starting ${name}`);
      const side: Side = { name, server: await start(), tables: [], rounds: [] };
      sides.push(side);
      await sitDown(side, plan.matches, games);
    }
    for (let round = 0; round <= ROUNDS; round++) await playRound(sides, round, plan.seconds / ROUNDS);
  } finally {
    for (const { tables, server } of sides) {
      for (const table of tables) table.close();
      await server.stop();
    }
  }
  return report(plan, sides);
}

const tell = (progress: string) => process.stderr.write(`${progress}\n`);

/** How many matches a table can play at most, one after the other, with the warming up. */
function longestEvening(seconds: number, games: readonly Recorded[]): number {
  const moves = MOVES_PER_SECOND * seconds * (1 + 1 / ROUNDS);
  return 1 + Math.ceil(moves / Math.min(...games.map(({ length }) => length)));
}

async function sitDown({ server, tables }: Side, count: number, games: readonly Recorded[]): Promise<void> {
  for (let number = 0; number < count; number++) {
    const table = new Table(server.address, matchesFrom(number, count, games));
    tables.push(table);
    await table.open();
  }
}

function* matchesFrom(first: number, step: number, games: readonly Recorded[]): Generator<Match> {
  for (let match = first; ; match += step) yield { id: idOf(match), moves: games[match % games.length]! };
}

async function playRound(sides: readonly Side[], round: number, seconds: number): Promise<void> {
  for (const { name, server, tables, rounds } of sides) {
    const measured = await measure(server.address, tables, seconds);
    tell(`round ${round} of ${ROUNDS}, ${name}: ${JSON.stringify(summary([measured]))}`);
    // the first round warms up
    if (round > 0) rounds.push(measured);
  }
}

function report({ matches, seconds }: Plan, sides: readonly Side[]): object {
  const [own, ...peers] = sides.map(({ name, rounds }) => ({ name, ...summary(rounds) }));
  const { name: _litha, ...litha } = own!;
  const [peer, withDeltas] = peers;
  const { bytesPerUpdate: fullStateBytes, movesPerSecond } = peer!;
  return {
    matches,
    seconds,
    ...litha,
    fullStateBytes,
    bytesRatio: rounded(litha.bytesPerUpdate / fullStateBytes, 3),
    peer,
    ...(withDeltas && { withDeltas }),
    ratio: rounded(litha.movesPerSecond / movesPerSecond, 2),
    goal: GOAL,
  };
}
