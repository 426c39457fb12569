import { useEffect, useRef } from 'react';
import type { ToldLine } from '../board.ts';
import * as styles from './Journal.module.css';
import { logText } from '../logText.ts';
import { Panel } from './Panel.tsx';
import { useWords } from '../useWords.ts';

/** A stop of its own: what has nothing to press is scrolled by the arrow keys. */
const SCROLLS_BY_KEYS = { tabIndex: 0 };

/** What has happened, newest last. What is new is read out by the announcements. */
export function Journal({ log }: { readonly log: readonly ToldLine[] }) {
  const words = useWords();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  });
  const title = words.t('board.log');
  return (
    <Panel title={title}>
      <div ref={list} role="log" aria-live="off" aria-label={title} className={styles.scroller} {...SCROLLS_BY_KEYS}>
        <ol className={styles.lines}>
          {log.map(({ id, line }) => (
            <li key={id}>{logText(words, line)}</li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}
