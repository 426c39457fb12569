import { useId } from 'react';
import * as styles from './TurnBar.module.css';

/** A move that stands apart, always in the same place: it ends the turn, or is all that there is to do. */
export interface PlainMove {
  readonly name: string;
  readonly label: string;
  /** What it would bring, where that is not plain. */
  readonly result: string | null;
  readonly isPrimary: boolean;
  readonly onClick: () => void;
}

interface TurnBarProps {
  readonly moves: readonly PlainMove[];
  /** What the two buttons that take back say. */
  readonly undoLabel: string;
  readonly restartLabel: string;
  /** Why nothing can be taken back now; null if something can. */
  readonly whyNot: string | null;
  readonly onUndo: () => void;
  readonly onRestart: () => void;
}

/** The moves that are a button each, and what takes a move back. */
export function TurnBar({ moves, undoLabel, restartLabel, whyNot, onUndo, onRestart }: TurnBarProps) {
  const id = useId();
  const reason = whyNot === null ? null : id;
  return (
    <div className={styles.bar}>
      {moves.map((move) => (
        <MoveButton key={move.name} {...move} />
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

function MoveButton({ name, label, result, isPrimary, onClick }: PlainMove) {
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
