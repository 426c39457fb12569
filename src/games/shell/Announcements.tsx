import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from '../../web/components/ForReaders.module.css';
import type { ToldLine } from '../table.ts';

interface AnnouncementsProps<Line> {
  readonly log: readonly ToldLine<Line>[];
  /** How many turns have begun. */
  readonly turn: number;
  readonly text: (line: Line) => string;
  /** Whose turn it is, and what is asked of whom. */
  readonly asked: string;
}

/**
 * Read out, not shown: what has just happened, and what is asked of whom. It is the same on both boards and in every
 * language, and does not depend on the journal, which a small screen hides behind a tab.
 */
export function Announcements<Line>({ log, turn, text, asked }: AnnouncementsProps<Line>) {
  const { t } = useTranslation('table');
  const undoes = useUndoes(log);
  // lines are added to those of the turn: when several moves follow at once, none is spoken over
  const news = log.filter((told) => told.turn >= turn - 1);
  return (
    <div className={styles.words}>
      <ul aria-live="polite" data-news>
        {news.map(({ id, line }) => (
          <li key={id}>{text(line)}</li>
        ))}
        {undoes > 0 && <li key={`undo ${undoes}`}>{t('undone')}</li>}
      </ul>
      <p role="status" data-asked>
        {asked}
      </p>
    </div>
  );
}

/** How often something was taken back: the log gets shorter by nothing else. */
function useUndoes(log: readonly unknown[]): number {
  const [before, setBefore] = useState({ lines: log.length, undoes: 0 });
  const isShorter = log.length < before.lines;
  if (log.length !== before.lines) setBefore({ lines: log.length, undoes: before.undoes + Number(isShorter) });
  return before.undoes;
}
