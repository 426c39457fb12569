/** A match of this server as the file that tables of a browser save, too. Moves that were taken back are not in it. */
import type { LogEntry, State } from 'boardgame.io';
import type { AnyGame } from '../../games/index.ts';
import { areSeats } from '../../games/seats.ts';
import { exportMatch, type MatchFile, movesIn } from '../../play/match-file.ts';
import type { MatchRecord } from '../store/contract/match.ts';
import type { Store } from '../store/store.ts';
import { DamagedMatch } from '../tables/load.ts';

/** It tells all that was hidden. Throws a `DamagedMatch` if the rules do not take its moves any more. */
export async function fileOf(game: AnyGame, store: Store, match: MatchRecord): Promise<MatchFile> {
  const initial = await store.matches.initial(match.id);
  const log = (await store.matches.log(match.id)) as LogEntry[];
  const seats = match.seats.map(({ name, colour }) => ({ name: name ?? '', colour: colour ?? '' }));
  try {
    const { seats: all, options } = match;
    const file = exportMatch(game, all.length, seedOf(initial), movesIn(log), options, initial?.G);
    return areSeats(game.meta, match.seats.length, seats) ? { ...file, seats } : file;
  } catch (error) {
    throw new DamagedMatch(`match ${match.id} cannot be played again`, { cause: error });
  }
}

function seedOf(initial: State | null): string {
  const { seed } = Object(initial?.plugins['random']?.data) as { seed?: unknown };
  if (typeof seed !== 'string') throw new Error('what it was shuffled with is not known');
  return seed;
}
