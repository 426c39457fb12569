/** How much faster the plain driver is than boardgame.io: at the same games, and at a move that does nothing. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Rate, RunnerName } from './runners.ts';

interface Line {
  benchmark: string;
  movesPerSecond: number;
  peer: string;
  peerMovesPerSecond: number;
  ratio: number;
}

const ROUNDS = 5;
const SECONDS = 1;

/**
 * What each runner does in a second. Everyone has a process to themselves, so that nobody's code is compiled for somebody
 * else's objects; and they take turns, so that a slow moment of the machine meets all of them.
 */
export async function rates(names: readonly RunnerName[]): Promise<number[]> {
  const runners = fileURLToPath(new URL('runners.ts', import.meta.url));
  const processes = names.map((name) => fork(runners, [name], { execArgv: ['--import', 'tsx'] }));
  const totals = names.map(() => ({ done: 0, seconds: 0 }));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [i, runner] of processes.entries()) {
      runner.send(SECONDS);
      const [rate] = (await once(runner, 'message')) as [Rate];
      // the first round warms up
      if (round === 0) continue;
      totals[i]!.done += rate.done;
      totals[i]!.seconds += rate.seconds;
    }
  }
  for (const runner of processes) runner.kill();
  return totals.map(({ done, seconds }) => done / seconds);
}

const line = (benchmark: string, rate: number, peer: string, peerRate: number): Line => ({
  benchmark,
  movesPerSecond: Math.round(rate),
  peer,
  peerMovesPerSecond: Math.round(peerRate),
  ratio: Math.round((10 * rate) / peerRate) / 10,
});

export async function driverAgainstBoardgameIo(): Promise<Line[]> {
  const [driver, client, empty] = (await rates(['gameByDriver', 'gameByClient', 'emptyMoves'])) as [
    number,
    number,
    number,
  ];
  const benchmark = 'random whole games of Salamandra by the driver';
  return [
    line(benchmark, driver, "the same games through boardgame.io's local client", client),
    line(benchmark, driver, "boardgame.io's reducer at an empty move on a state of 1 kB", empty),
  ];
}
