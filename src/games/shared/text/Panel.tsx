import { type ReactNode, useId } from 'react';
import * as styles from './Panel.module.css';

interface PanelProps {
  readonly title: string;
  /** A short remark beside the title. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** A part of the position under a heading of its own. */
export function Panel({ title, note, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {note && <p className={styles.note}>{note}</p>}
      </header>
      {children}
    </section>
  );
}
