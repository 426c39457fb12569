import { useId } from 'react';
import type { Action } from '../../rules/actions.ts';
import type { G } from '../../rules/state.ts';
import type { UndoState } from '../../../table.ts';
import { resultOf, resultText } from './result.ts';
import * as styles from './TurnBar.module.css';
import { useWords } from '../useWords.ts';

const REASONS = {
  nothing: 'board.undoNothing',
  revealed: 'board.undoRevealed',
  over: 'refusals.gameOver',
  notYours: 'refusals.notYourTurn',
} as const;

interface TurnBarProps {
  readonly view: G;
  /** Ending the turn or passing, where it is legal. */
  readonly closing: readonly Action[];
  readonly undo: UndoState;
  readonly onMove: (action: Action) => void | Promise<void>;
  readonly onUndo: () => void;
  readonly onRestart: () => void;
}

/** What ends a turn, and what takes a move back. */
export function TurnBar({ view, closing, undo, onMove, onUndo, onRestart }: TurnBarProps) {
  const words = useWords();
  const { t } = words;
  const [reason, result] = [useId(), useId()];
  const passing = closing.find(([move]) => move === 'pass');
  const why = undo === 'possible' ? null : reason;
  return (
    <div className={styles.bar}>
      {closing.map((action) => (
        <button
          key={action[0]}
          type="button"
          className={action[0] === 'endTurn' ? styles.primary : styles.undo}
          data-action={action[0]}
          aria-describedby={action === passing ? result : undefined}
          onClick={() => void onMove(action)}
        >
          {t(`moves.${action[0]}`)}
        </button>
      ))}
      {passing && (
        <span id={result} className={styles.result}>
          {t('board.result', { result: resultText(resultOf(words, view, passing)) })}
        </span>
      )}
      <TakeBack name="undo" label={t('board.undo')} reason={why} onTakeBack={onUndo} />
      <TakeBack name="restart" label={t('table.restart')} reason={why} onTakeBack={onRestart} />
      {undo !== 'possible' && (
        <span id={reason} className={styles.reason}>
          {t(REASONS[undo])}
        </span>
      )}
    </div>
  );
}

interface TakeBackProps {
  readonly name: string;
  readonly label: string;
  /** The element that says why it cannot be done now. */
  readonly reason: string | null;
  readonly onTakeBack: () => void;
}

const TakeBack = ({ name, label, reason, onTakeBack }: TakeBackProps) => (
  <button
    type="button"
    className={styles.undo}
    data-action={name}
    // stays in reach of the keyboard, so that its reason can be read
    aria-disabled={reason !== null}
    aria-describedby={reason ?? undefined}
    onClick={() => reason === null && onTakeBack()}
  >
    {label}
  </button>
);
