/** How strong the bots of Salamandra are: whole games of those of each level against others. */
import { gameCalled } from '../games/index.ts';
import type { BotName } from './bots.ts';
import { simulateSideBySide } from './side-by-side.ts';
import type { Simulation } from './simulate.ts';

/** A line of the table in docs/bots.md. */
export interface Line {
  readonly seats: readonly BotName[];
  readonly games: number;
}

/** Those who think longest play fewer games: all lines together take two cores some 45 minutes. */
export const LINES: readonly Line[] = [
  { seats: ['easy', 'random'], games: 100 },
  { seats: ['medium', 'easy'], games: 100 },
  { seats: ['medium', 'greedy'], games: 100 },
  { seats: ['medium', 'medium'], games: 100 },
  { seats: ['medium', 'easy', 'easy'], games: 100 },
  { seats: ['medium', 'easy', 'easy', 'easy'], games: 100 },
  { seats: ['hard', 'medium'], games: 40 },
  { seats: ['expert', 'hard'], games: 60 },
  { seats: ['expert', 'expert'], games: 16 },
  { seats: ['expert', 'greedy'], games: 40 },
  { seats: ['expert', 'hard', 'hard'], games: 15 },
  { seats: ['expert', 'hard', 'hard', 'hard'], games: 10 },
];

export const nameOf = ({ seats }: Line): string => seats.join();

/** Plays the games of these lines on so many threads, and tells of each line when it is done. */
export async function measure(
  lines: readonly Line[],
  seed: string,
  threads: number,
  onLine: (outcome: Simulation) => void,
  onProgress: (line: Line, games: number) => void = () => {},
): Promise<void> {
  for (const line of lines) {
    onLine(
      await simulateSideBySide(
        gameCalled('salamandra'),
        { ...line, seed, onProgress: (games) => onProgress(line, games) },
        threads,
      ),
    );
  }
}
