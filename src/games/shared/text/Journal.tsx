import { useEffect, useRef } from 'react';
import * as styles from './Journal.module.css';
import { Panel } from './Panel.tsx';

/** A stop of its own: what has nothing to press is scrolled by the arrow keys. */
const SCROLLS_BY_KEYS = { tabIndex: 0 };

interface JournalProps {
  readonly title: string;
  readonly lines: readonly { readonly id: string; readonly text: string }[];
}

/** What has happened, newest last. What is new is read out by the announcements. */
export function Journal({ title, lines }: JournalProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  });
  return (
    <Panel title={title}>
      <div ref={list} role="log" aria-live="off" aria-label={title} className={styles.scroller} {...SCROLLS_BY_KEYS}>
        <ol className={styles.lines}>
          {lines.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}
