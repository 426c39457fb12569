import type { ReactNode } from 'react';
import * as styles from './Dock.module.css';

interface DockProps {
  readonly label: string;
  /** What can be chosen first. */
  readonly choice?: ReactNode;
  /** Whose turn it is. */
  readonly title: string;
  /** What is asked for, in words. */
  readonly prompt?: ReactNode;
  readonly children?: ReactNode;
  /** Why something is not possible: read out when it appears. */
  readonly notice: string | null;
  /** The buttons that do it. */
  readonly confirm?: ReactNode;
}

/** What is to be decided now: a choice, what follows from it, and the button that does it. */
export const Dock = ({ label, choice, title, prompt, children, notice, confirm }: DockProps) => (
  <section className={styles.dock} aria-label={label} data-dock>
    {choice}
    <div className={styles.middle}>
      <div className={styles.prompt}>
        <h1 tabIndex={-1} data-turn>
          {title}
        </h1>{' '}
        {prompt}
      </div>
      {children}
      {/* there before it is needed: only what changes is read out */}
      <div role="alert" className={styles.notice}>
        {notice && <p>{notice}</p>}
      </div>
    </div>
    {confirm && <div className={styles.confirm}>{confirm}</div>}
  </section>
);
