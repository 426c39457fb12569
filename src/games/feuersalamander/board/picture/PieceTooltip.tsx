import { Tooltip } from '../../../shared/picture/Tooltip.tsx';
import type { Attention } from '../../../shared/picture/useAttention.ts';
import type { Notebook } from '../../notebook/notebook.ts';
import type { BoardProps } from '../board.ts';
import type { PieceKey } from '../pieces.ts';
import type { Seat } from '../../rules/state.ts';
import { useWords } from '../useWords.ts';
import { explanationOf } from './describe.ts';
import type { Notes } from '../notebook/notes.ts';
import { whyNot, whyNotText } from './obstacle.ts';
import type { Turn } from './useTurn.ts';

interface PieceTooltipProps extends Pick<BoardProps, 'view' | 'moves'> {
  readonly viewer: Seat | null;
  readonly heard: Notebook;
  readonly notes: Notes;
  readonly turn: Turn;
  readonly attention: Attention;
}

/** The explanation of a piece of Der Feuer-Salamander. */
export function PieceTooltip({ view, moves, viewer, heard, notes, turn, attention }: PieceTooltipProps) {
  const words = useWords();
  const piece = attention.piece as PieceKey;
  const explanation = explanationOf(words, view, piece, { viewer, heard, notes });
  if (!explanation) return null;
  // where nothing is asked of the onlooker, nothing has to be excused
  const why = moves.length > 0 && !turn.targets.has(piece) ? whyNot(view, moves, piece) : null;
  return <Tooltip attention={attention} explanation={{ ...explanation, why: why && whyNotText(words, why) }} />;
}
