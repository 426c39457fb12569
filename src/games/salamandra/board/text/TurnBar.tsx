import { resultText } from '../../../shared/text/moveGroups.ts';
import { TurnBar as Bar } from '../../../shared/text/TurnBar.tsx';
import type { Action } from '../../rules/actions.ts';
import type { BoardProps } from '../board.ts';
import { useWords } from '../useWords.ts';
import { resultOf } from './result.ts';

const REASONS = {
  nothing: 'board.undoNothing',
  revealed: 'board.undoRevealed',
  over: 'refusals.gameOver',
  notYours: 'refusals.notYourTurn',
} as const;

interface TurnBarProps extends Pick<BoardProps, 'view' | 'undo' | 'onMove' | 'onUndo' | 'onRestart'> {
  /** Ending the turn or passing, where it is legal. */
  readonly closing: readonly Action[];
}

export function TurnBar({ view, closing, undo, onMove, onUndo, onRestart }: TurnBarProps) {
  const words = useWords();
  const { t } = words;
  return (
    <Bar
      moves={closing.map((action) => ({
        name: action[0],
        label: t(`moves.${action[0]}`),
        result:
          action[0] === 'pass' ? t('board.result', { result: resultText(resultOf(words, view, action)) }) : null,
        isPrimary: action[0] === 'endTurn',
        onClick: () => void onMove(action),
      }))}
      undoLabel={t('board.undo')}
      restartLabel={t('table.restart')}
      whyNot={undo === 'possible' ? null : t(REASONS[undo])}
      onUndo={onUndo}
      onRestart={onRestart}
    />
  );
}
