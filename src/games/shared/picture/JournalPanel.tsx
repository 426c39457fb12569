import { type ReactNode, useState } from 'react';
import type { JournalEntry, Line } from './journalEntries.ts';
import * as styles from './JournalPanel.module.css';
import { Panel } from './Panel.tsx';

/** How a line of the journal is to be drawn. */
export interface LineProps<L extends Line> {
  readonly told: JournalEntry<L>['lines'][number];
  /** Whether it says who: only the first line of a turn does. */
  readonly named: boolean;
  /** Whether the tab key stops here. */
  readonly stop: boolean;
  readonly onVisit: (id: string) => void;
}

interface JournalPanelProps<L extends Line> {
  readonly title: string;
  readonly entries: readonly JournalEntry<L>[];
  /** The sign of a player. */
  readonly renderSign: (seat: number) => ReactNode;
  readonly renderLine: (props: LineProps<L>) => ReactNode;
}

/** What has happened, turn by turn, the newest at the bottom. What is new is read out by the announcements. */
export function JournalPanel<L extends Line>({ title, entries, renderSign, renderLine }: JournalPanelProps<L>) {
  const [visited, setVisited] = useState<string | null>(null);
  const lines = entries.flatMap((entry) => entry.lines);
  const stop = lines.find(({ id }) => id === visited)?.id ?? lines.at(-1)?.id;
  return (
    <Panel title={title} className={styles.panel}>
      <div role="log" aria-live="off" aria-label={title} className={styles.scroller}>
        <ol className={styles.entries}>
          {entries.map(({ kind, seat, lines: told }) => (
            <li key={told[0]?.id} className={styles[kind]}>
              {seat !== null && renderSign(seat)}
              <ul>
                {told.map((each, i) =>
                  renderLine({ told: each, named: i === 0, stop: each.id === stop, onVisit: setVisited }),
                )}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}
