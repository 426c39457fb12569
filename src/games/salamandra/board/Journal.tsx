import { useEffect, useRef } from 'react';
import type { LogLine } from '../log.ts';
import * as styles from './Journal.module.css';
import { logText } from './logText.ts';
import { Panel } from './Panel.tsx';
import { useWords } from './useWords.ts';

/** A line of this match's log. */
export interface ToldLine {
  readonly id: string;
  readonly line: LogLine;
}

/** What has happened, newest last, read out as it comes. */
export function Journal({ log }: { readonly log: readonly ToldLine[] }) {
  const words = useWords();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  });
  const title = words.t('board.log');
  return (
    <Panel title={title}>
      <div ref={list} role="log" aria-live="polite" aria-label={title} className={styles.scroller}>
        <ol className={styles.lines}>
          {log.map(({ id, line }) => (
            <li key={id}>{logText(words, line)}</li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}
