/** Games between bots on several cores: each thread plays one game after the other, whichever is next. */
import type { AnyGame } from '../games/index.ts';
import { Count, type Outcome, type Simulation, type SimulationOptions } from './simulate.ts';
import { shareOut } from './thread.ts';

/** What a thread is started with. */
export interface Table {
  game: string;
  options: Pick<SimulationOptions, 'seats' | 'options' | 'seed'>;
}

/** The same as `simulate` comes out, however many threads there are. */
export async function simulateSideBySide(
  module: AnyGame,
  options: SimulationOptions,
  threads: number,
): Promise<Simulation> {
  const { seats, options: chosen, seed, games } = options;
  const table: Table = { game: module.meta.id, options: { seats, options: chosen, seed } };
  const count = new Count(module, options);
  const file = new URL('side-by-side.thread.ts', import.meta.url);
  await shareOut(file, table, games, threads, (game, outcome: Outcome) => count.add(game, outcome));
  return count.result();
}
