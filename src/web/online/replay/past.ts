import type { LogEntry } from 'boardgame.io';
import type { SeatedPlayer } from '../../../games/table.ts';
import type { MatchFile } from '../../../play/match-file.ts';
import type { Outline } from '../../../server/api/answers.ts';
import type { FetchSteps } from './steps.ts';

/** All that is known of a match before any of its steps is shown, wherever it was played. */
export interface Past {
  readonly game: string;
  readonly outline: Outline;
  readonly opening: unknown;
  readonly log: readonly LogEntry[];
  readonly seats: readonly SeatedPlayer[];
  readonly fetchSteps: FetchSteps;
  /** Null as long as there is something to hide. */
  readonly fetchFile: (() => Promise<MatchFile>) | null;
  /** The seats whose turns may be reviewed: the reader's own, once the game is over. */
  readonly own: readonly number[];
  /** Can others open its address? */
  readonly isShared: boolean;
  /** The address of the table that it was played at; the one of the replay is below it. */
  readonly table: string;
  /** Where one goes who leaves the table. */
  readonly way: string;
}
