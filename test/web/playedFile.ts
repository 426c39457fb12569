import type { Seated } from '../../src/games/seats.ts';
import type { MatchFile } from '../../src/play/match-file.ts';
import { pick, randomFrom } from '../../src/play/random.ts';
import { dealMatch, openHotSeat } from './salamandra.ts';

/** A match after so many random moves, or at its end if it ends before. */
export function playedFile(seats: readonly Seated[], moves: number): MatchFile {
  const seat = openHotSeat(dealMatch(seats, 'file').file);
  const random = randomFrom('file');
  for (let i = 0; i < moves && !seat.position().view.over; i++) seat.play(pick(seat.position().moves, random));
  return seat.file();
}
