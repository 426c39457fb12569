import { useEffect, useRef } from 'react';
import { ROUNDS } from '../../content/mat.ts';
import { RESOURCES } from '../../content/terms.ts';
import { lightOf, playerAt } from '../../rules/state.ts';
import type { BoardProps } from '../board.ts';
import { logText } from '../logText.ts';
import { isEnded, promptText, turnText } from '../promptText.ts';
import { PlayerName } from './PlayerName.tsx';
import * as styles from './Status.module.css';
import { useWords } from '../useWords.ts';

/** Whose turn it is, in which round, and what is awaited. */
export function Status(board: BoardProps) {
  const { view, log, refusal } = board;
  const last = log.at(-1)?.line;
  const words = useWords();
  const { t } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  // the button of a move is gone once it is made: whoever plays by keyboard goes on from here
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  });
  const { crystals, scrolls, available } = playerAt(view, view.seat);
  const made = RESOURCES.filter((resource) => view.resources[resource] > 0);
  const resources = made.map((resource) => words.amount(resource, view.resources[resource]));
  return (
    <header className={styles.status}>
      <p className={styles.round}>
        {t('board.round', { round: view.round, rounds: ROUNDS, light: t(`lights.${lightOf(view.round)}`) })}
      </p>
      <h1 ref={heading} tabIndex={-1} className={styles.turn}>
        {view.over ? t('board.over') : <PlayerName seat={view.seat} text={turnText(words, board)} />}
      </h1>
      {!isEnded(board) && (
        <>
          <p className={styles.stage}>{promptText(words, board)}</p>
          <p>
            {t('board.stock', {
              crystals: words.amount('crystals', crystals),
              scrolls: words.amount('scrolls', scrolls),
              apprentices: words.amount('apprentices', available),
            })}
          </p>
          <p>{t('board.inHand', { resources: made.length > 0 ? words.and(resources) : t('board.nothing') })}</p>
        </>
      )}
      {last && <p className={styles.last}>{t('board.lastMove', { line: logText(words, last) })}</p>}
      {/* there before it is needed: only what changes is read out */}
      <p role="alert" className={styles.refusal}>
        {refusal && t(`refusals.${refusal}`)}
      </p>
    </header>
  );
}
