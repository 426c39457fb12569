import { useMemo } from 'react';
import type { MoveName } from '../../rules/actions.ts';
import type { BoardProps } from '../board.ts';
import { RudolphPanel } from '../solo/RudolphPanel.tsx';
import { Decks } from './Decks.tsx';
import { FinalScore } from './FinalScore.tsx';
import { Garden } from './Garden.tsx';
import { Groves } from './Groves.tsx';
import { Journal } from './Journal.tsx';
import { moveGroups } from './moveGroups.ts';
import { MoveList } from './MoveList.tsx';
import { NotNow } from './NotNow.tsx';
import { Players } from './Players.tsx';
import { River } from './River.tsx';
import { Spellbooks } from './Spellbooks.tsx';
import { Status } from './Status.tsx';
import * as styles from './TextBoard.module.css';
import { TurnBar } from './TurnBar.tsx';
import { useWords } from '../useWords.ts';

/** Moves that end a turn stand apart, always in the same place. */
const CLOSING: ReadonlySet<MoveName> = new Set(['endTurn', 'pass']);

/** The whole game in words: the position, what may be done, and what has happened. It knows no rules. */
export function TextBoard(board: BoardProps) {
  const { view, moves, onMove, log, undo, onUndo, onRestart, past } = board;
  const words = useWords();
  const closing = moves.filter(([move]) => CLOSING.has(move));
  const groups = useMemo(
    () =>
      moveGroups(
        words,
        view,
        moves.filter(([move]) => !CLOSING.has(move)),
      ),
    [words, view, moves],
  );
  return (
    <div className={styles.board}>
      <div className={styles.column}>
        <section className={styles.turn} aria-label={words.t('board.moves')}>
          <Status {...board} />
          {!past && (
            <>
              <TurnBar
                view={view}
                closing={closing}
                undo={undo}
                onMove={onMove}
                onUndo={onUndo}
                onRestart={onRestart}
              />
              <MoveList groups={groups} onMove={onMove} />
              <NotNow view={view} moves={moves} />
            </>
          )}
        </section>
        {view.over && <FinalScore view={view} verdict={log.at(-1)?.line} />}
        <River view={view} />
        <Decks view={view} />
      </div>
      <div className={styles.people}>
        <Players view={view} />
        {view.rudolph && <RudolphPanel view={view} rudolph={view.rudolph} />}
        <Journal log={log} />
        <Spellbooks view={view} />
      </div>
      <div className={styles.garden}>
        <Garden view={view} />
        <Groves view={view} />
      </div>
    </div>
  );
}
