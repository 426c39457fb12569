import type { ComponentProps, ReactNode } from 'react';
import type { MatchSummary } from '../../../server/api/answers.ts';
import { Problem } from '../Problem.tsx';
import * as styles from './Row.module.css';
import { Seats } from './Seats.tsx';

interface RowProps extends Omit<ComponentProps<'li'>, 'children'> {
  readonly match: MatchSummary;
  /** What stands above the seats. */
  readonly head?: ReactNode;
  readonly state: ReactNode;
  /** Smaller, after it. */
  readonly facts: readonly string[];
  /** It waits for the reader. */
  readonly urgent?: boolean;
  readonly problem?: string | null;
  /** What can be done. */
  readonly children: ReactNode;
}

/** A match in a list: who sits there, how it stands, and the way in. */
export const Row = ({ match, head, state, facts, urgent = false, problem = null, children, ...item }: RowProps) => (
  <li className={`${styles.row} ${urgent ? styles.urgent : ''}`} data-match={match.id} {...item}>
    <div className={styles.who}>
      {head}
      <Seats match={match} />
    </div>
    <div>
      <p className={styles.state}>{state}</p>
      <p className={styles.facts}>{facts.join(' · ')}</p>
    </div>
    <div className={styles.ways}>{children}</div>
    <Problem text={problem} />
  </li>
);
