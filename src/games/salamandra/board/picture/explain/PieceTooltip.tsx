import { Tooltip } from '../../../../shared/picture/Tooltip.tsx';
import type { Attention } from '../../../../shared/picture/useAttention.ts';
import type { G } from '../../../rules/state.ts';
import type { PieceKey } from '../../pieces.ts';
import { useWords } from '../../useWords.ts';
import type { Turn } from '../useTurn.ts';
import { explanationOf } from './explanation.ts';

interface PieceTooltipProps {
  readonly view: G;
  readonly turn: Turn;
  readonly attention: Attention;
}

/** The explanation of a piece of Salamandra. */
export function PieceTooltip({ view, turn, attention }: PieceTooltipProps) {
  const words = useWords();
  const explanation = explanationOf(words, view, attention.piece as PieceKey, turn);
  return explanation && <Tooltip attention={attention} explanation={explanation} />;
}
