import { useState } from 'react';
import type { BoardProps, ToldLine } from './board.ts';
import { logText } from './logText.ts';
import * as styles from '../../shared/picture/ForReaders.module.css';
import { isEnded, promptText, turnText } from './promptText.ts';
import { useWords } from './useWords.ts';

/**
 * Read out, not shown: what has just happened, and what is asked of whom. It is the same on both boards and in every
 * language, and does not depend on the journal, which a small screen hides behind a tab.
 */
export function Announcements(board: BoardProps) {
  const { view, log } = board;
  const words = useWords();
  const { t } = words;
  const undoes = useUndoes(log);
  // lines are added to those of the turn: when several moves follow at once, none is spoken over
  const news = log.filter(({ turn }) => turn >= view.turn - 1);
  return (
    <div className={styles.words}>
      <ul aria-live="polite" data-news>
        {news.map(({ id, line }) => (
          <li key={id}>{logText(words, line)}</li>
        ))}
        {undoes > 0 && <li key={`undo ${undoes}`}>{t('board.undone')}</li>}
      </ul>
      <p role="status" data-asked>
        {isEnded(board) ? turnText(words, board) : `${turnText(words, board)}. ${promptText(words, board)}`}
      </p>
    </div>
  );
}

/** How often something was taken back: the log gets shorter by nothing else. */
function useUndoes(log: readonly ToldLine[]): number {
  const [before, setBefore] = useState({ lines: log.length, undoes: 0 });
  const isShorter = log.length < before.lines;
  if (log.length !== before.lines) setBefore({ lines: log.length, undoes: before.undoes + Number(isShorter) });
  return before.undoes;
}
