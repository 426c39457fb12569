import type { ReactNode } from 'react';
import * as styles from './Notes.module.css';

interface NotesProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What there is to know of one kind, under a heading. */
export const Notes = ({ title, children }: NotesProps) => (
  <section className={styles.notes}>
    <h3>{title}</h3>
    {children}
  </section>
);
