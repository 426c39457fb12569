/** What the last turn was about: its pieces are marked in the colour of who played it. */
import type { Seat } from '../../rules/state.ts';
import type { ToldLine } from '../board.ts';
import { type PieceKey, piecesOf } from '../pieces.ts';

export interface LastMove {
  readonly seat: Seat | null;
  readonly pieces: ReadonlySet<PieceKey>;
}

const NOTHING: LastMove = { seat: null, pieces: new Set() };

/** The turn before the present one, or, at the end, the last there was. */
export function lastMove(log: readonly ToldLine[], turn: number, over: boolean): LastMove {
  const played = log.filter((told) => 'player' in told.line.tokens && (over || told.turn < turn) && told.turn > 0);
  const last = played.at(-1);
  if (!last || !('player' in last.line.tokens)) return NOTHING;
  const lines = played.filter((told) => told.turn === last.turn).map(({ line }) => line);
  const pieces = lines.flatMap(piecesOf).filter((piece) => !piece.startsWith('player'));
  return { seat: last.line.tokens.player.seat, pieces: new Set(pieces) };
}
