import { TimeLeft } from '../time/TimeLeft.tsx';
import type { AtTable } from './onlineTable.ts';
import * as styles from './TurnClock.module.css';

/** How much time is left for whoever all wait for. */
export function TurnClock({ now: { match } }: { readonly now: AtTable }) {
  if (match.status !== 'running') return null;
  const dates = match.seats.flatMap(({ dueAt }) => dueAt ?? []);
  if (dates.length === 0) return null;
  return (
    <span className={styles.clock} data-tool="clock">
      <TimeLeft dueAt={Math.min(...dates)} short />
    </span>
  );
}
