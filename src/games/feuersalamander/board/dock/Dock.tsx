import type { ReactNode } from 'react';
import * as styles from './Dock.module.css';

interface DockProps {
  /** What can be chosen first. */
  readonly choice?: ReactNode;
  /** What it leads on to, in words. */
  readonly prompt?: ReactNode;
  readonly children?: ReactNode;
  /** The button that does it. */
  readonly confirm?: ReactNode;
}

/** What is to be decided now: a choice, what follows from it, and the button that does it. */
export const Dock = ({ choice, prompt, children, confirm }: DockProps) => (
  <div className={styles.dock}>
    {choice}
    <div className={styles.middle}>
      {prompt && <p>{prompt}</p>}
      {children}
    </div>
    {confirm && <div className={styles.confirm}>{confirm}</div>}
  </div>
);
