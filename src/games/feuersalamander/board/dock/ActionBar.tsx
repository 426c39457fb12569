import { Mark, type MarkName } from '../art/Mark.tsx';
import * as styles from './ActionBar.module.css';

export interface ActionOffer {
  readonly id: string;
  readonly sign: MarkName;
  readonly name: string;
  /** What it would do, or why it cannot be done. */
  readonly note: string;
  /** The key that does the same. */
  readonly shortcut: string;
  readonly isPossible: boolean;
  readonly isCurrent: boolean;
}

interface ActionBarProps {
  readonly label: string;
  readonly actions: readonly ActionOffer[];
  /** Also called for what is not possible, to say why. */
  readonly onAction: (id: string) => void;
}

/** What a turn is made of, in order; what is not possible stays in reach, so that its reason can be read. */
export const ActionBar = ({ label, actions, onAction }: ActionBarProps) => (
  <div className={styles.bar} role="toolbar" aria-label={label}>
    {actions.map(({ id, sign, name, note, shortcut, isPossible, isCurrent }) => (
      <button
        key={id}
        type="button"
        className={styles.action}
        aria-pressed={isCurrent}
        aria-disabled={!isPossible}
        aria-keyshortcuts={shortcut}
        onClick={() => onAction(id)}
        data-action={id}
      >
        <Mark name={sign} size={26} />
        <span>
          <b>{name}</b>
          <small>{note}</small>
        </span>
        <kbd aria-hidden>{shortcut}</kbd>
      </button>
    ))}
  </div>
);
