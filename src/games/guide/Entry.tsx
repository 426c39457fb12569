import type { ReactNode } from 'react';
import * as styles from './Entry.module.css';

interface EntryProps {
  readonly picture: ReactNode;
  readonly name: string;
  readonly lines: readonly string[];
}

/** A piece with its name and its meaning in words. */
export const Entry = ({ picture, name, lines }: EntryProps) => (
  <li className={styles.entry}>
    {picture}
    <div>
      <p className={styles.name}>{name}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  </li>
);

interface EntriesProps {
  /** How many stand side by side where there is room. */
  readonly columns: 2 | 3 | 6 | 7;
  readonly children: ReactNode;
}

export const Entries = ({ columns, children }: EntriesProps) => (
  <ul className={`${styles.entries} ${styles[`by${columns}`]}`}>{children}</ul>
);
