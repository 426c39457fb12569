import { useId } from 'react';
import type { Action } from '../rules/actions.ts';
import * as styles from './TurnBar.module.css';
import { useWords } from './useWords.ts';

/** Whether the last move can be taken back, and if not, why. */
export type UndoState = 'possible' | 'nothing' | 'revealed' | 'over';

const REASONS = {
  nothing: 'board.undoNothing',
  revealed: 'board.undoRevealed',
  over: 'refusals.gameOver',
} as const;

interface TurnBarProps {
  /** Ending the turn or passing, where it is legal. */
  readonly closing: readonly Action[];
  readonly undo: UndoState;
  readonly onMove: (action: Action) => void;
  readonly onUndo: () => void;
}

/** What ends a turn, and what takes a move back. */
export function TurnBar({ closing, undo, onMove, onUndo }: TurnBarProps) {
  const { t } = useWords();
  const reason = useId();
  return (
    <div className={styles.bar}>
      {closing.map((action) => (
        <button
          key={action[0]}
          type="button"
          className={styles.primary}
          data-action={action[0]}
          onClick={() => onMove(action)}
        >
          {t(`moves.${action[0]}`)}
        </button>
      ))}
      <button
        type="button"
        className={styles.undo}
        // stays in reach of the keyboard, so that its reason can be read
        aria-disabled={undo !== 'possible'}
        aria-describedby={undo === 'possible' ? undefined : reason}
        onClick={() => undo === 'possible' && onUndo()}
      >
        {t('board.undo')}
      </button>
      {undo !== 'possible' && (
        <span id={reason} className={styles.reason}>
          {t(REASONS[undo])}
        </span>
      )}
    </div>
  );
}
