import { type ReactNode, useId } from 'react';
import * as styles from './Panel.module.css';

interface PanelProps {
  readonly title: string;
  /** A short remark at the end of the heading's line. */
  readonly note?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of the table under a heading of its own. */
export function Panel({ title, note, className, children }: PanelProps) {
  const id = useId();
  return (
    <section className={className ? `${styles.panel} ${className}` : styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {note && <p>{note}</p>}
      </header>
      {children}
    </section>
  );
}
