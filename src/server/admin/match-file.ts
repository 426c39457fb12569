/** A match of the server's as a file: with everything that was hidden while it was played. */
import type { LogEntry, State } from 'boardgame.io';
import { exportMatch, type MatchFile, movesIn } from '../../play/match-file.ts';
import type { MatchRecord, Store } from '../store/store.ts';

export async function matchFileOf({ matches }: Store, { id, game, seats }: MatchRecord): Promise<MatchFile> {
  const initial = await matches.initial(id);
  const log = (await matches.log(id)) as LogEntry[];
  return exportMatch(game, seats.length, seedOf(initial), movesIn(log));
}

/** boardgame.io shuffles with the same numbers as our driver does from the same seed. */
function seedOf(initial: State | null): string {
  const { seed } = (initial?.plugins as { random?: { data?: { seed?: unknown } } } | undefined)?.random?.data ?? {};
  if (typeof seed !== 'string') throw new Error('It is not known what this match was shuffled with.');
  return seed;
}
