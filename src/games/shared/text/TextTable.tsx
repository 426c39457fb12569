import type { ReactNode } from 'react';
import * as styles from './TextTable.module.css';

interface TextTableProps {
  /** What the part with the turn is called. */
  readonly label: string;
  /** Whose turn it is, and what can be done. */
  readonly turn: ReactNode;
  /** What stands below it. */
  readonly children: ReactNode;
  /** The players, and what they have done. */
  readonly people: ReactNode;
  /** Where it happens. */
  readonly place: ReactNode;
}

/** A whole game in words, in as many columns as there is room for. */
export const TextTable = ({ label, turn, children, people, place }: TextTableProps) => (
  <div className={styles.board}>
    <div className={styles.column}>
      <section className={styles.turn} aria-label={label}>
        {turn}
      </section>
      {children}
    </div>
    <div className={styles.people}>{people}</div>
    <div className={styles.place}>{place}</div>
  </div>
);
