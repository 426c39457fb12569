/** What the last turn was about: its pieces are marked in the colour of who played it. */
import type { ToldLine } from '../../table.ts';
import { doerOf, type Line } from './journalEntries.ts';

export interface LastMove<Piece extends string> {
  readonly seat: number | null;
  readonly pieces: ReadonlySet<Piece>;
}

/** The turn before the present one, or, at the end, the last there was. */
export function lastMove<L extends Line, Piece extends string>(
  log: readonly ToldLine<L>[],
  { turn, over }: { readonly turn: number; readonly over: boolean },
  piecesOf: (line: L) => readonly Piece[],
): LastMove<Piece> {
  const played = log.filter((told) => doerOf(told.line) !== null && (over || told.turn < turn) && told.turn > 0);
  const last = played.at(-1);
  if (!last) return { seat: null, pieces: new Set() };
  const lines = played.filter((told) => told.turn === last.turn).map(({ line }) => line);
  const pieces = lines.flatMap(piecesOf).filter((piece) => !piece.startsWith('player'));
  return { seat: doerOf(last.line), pieces: new Set(pieces) };
}
