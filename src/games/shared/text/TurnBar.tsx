import { useId } from 'react';
import * as styles from './TurnBar.module.css';

/** A move that ends the turn or stands apart for another reason. */
export interface Closing {
  readonly name: string;
  readonly label: string;
  /** What it would bring, where that is not plain. */
  readonly result: string | null;
  readonly isPrimary: boolean;
  readonly onClick: () => void;
}

interface TurnBarProps {
  readonly closing: readonly Closing[];
  /** What the two buttons that take back say. */
  readonly undoLabel: string;
  readonly restartLabel: string;
  /** Why nothing can be taken back now; null if something can. */
  readonly whyNot: string | null;
  readonly onUndo: () => void;
  readonly onRestart: () => void;
}

/** What ends a turn, and what takes a move back. */
export function TurnBar({ closing, undoLabel, restartLabel, whyNot, onUndo, onRestart }: TurnBarProps) {
  const id = useId();
  const reason = whyNot === null ? null : id;
  return (
    <div className={styles.bar}>
      {closing.map((move) => (
        <ClosingButton key={move.name} {...move} />
      ))}
      <TakeBack name="undo" label={undoLabel} reason={reason} onTakeBack={onUndo} />
      <TakeBack name="restart" label={restartLabel} reason={reason} onTakeBack={onRestart} />
      {whyNot !== null && (
        <span id={id} className={styles.reason}>
          {whyNot}
        </span>
      )}
    </div>
  );
}

function ClosingButton({ name, label, result, isPrimary, onClick }: Closing) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={isPrimary ? styles.primary : styles.undo}
        data-action={name}
        aria-describedby={result === null ? undefined : id}
        onClick={onClick}
      >
        {label}
      </button>
      {result !== null && (
        <span id={id} className={styles.result}>
          {result}
        </span>
      )}
    </>
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
