import { useMemo } from 'react';
import { MoveList, type MoveListWords } from '../../../shared/text/MoveList.tsx';
import { TextTable } from '../../../shared/text/TextTable.tsx';
import type { Action, MoveName } from '../../rules/actions.ts';
import type { BoardProps } from '../board.ts';
import { RudolphPanel } from '../solo/RudolphPanel.tsx';
import type { Words } from '../words.ts';
import { Decks } from './Decks.tsx';
import { FinalScore } from './FinalScore.tsx';
import { Garden } from './Garden.tsx';
import { Groves } from './Groves.tsx';
import { Journal } from './Journal.tsx';
import { moveGroups } from './moveGroups.ts';
import { NotNow } from './NotNow.tsx';
import { Players } from './Players.tsx';
import { River } from './River.tsx';
import { Spellbooks } from './Spellbooks.tsx';
import { Status } from './Status.tsx';
import { TurnBar } from './TurnBar.tsx';
import { useWords } from '../useWords.ts';

/** Moves that end a turn stand apart, always in the same place. */
const CLOSING: ReadonlySet<MoveName> = new Set(['endTurn', 'pass']);

const listWords = ({ t }: Words): MoveListWords<Action> => ({
  move: (move) => t(`moves.${move}`),
  count: (count) => t('board.moveCount', { count }),
  result: (result) => t('board.result', { result }),
  choice: (move, subject, choice) =>
    subject ? t('choice', { move, subject, choice }) : t('choiceOnly', { move, choice }),
});

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
    <TextTable
      label={words.t('board.moves')}
      turn={
        <>
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
              <MoveList groups={groups} words={listWords(words)} onMove={onMove} />
              <NotNow view={view} moves={moves} />
            </>
          )}
        </>
      }
      people={
        <>
          <Players view={view} />
          {view.rudolph && <RudolphPanel view={view} rudolph={view.rudolph} />}
          <Journal log={log} />
          <Spellbooks view={view} />
        </>
      }
      place={
        <>
          <Garden view={view} />
          <Groves view={view} />
        </>
      }
    >
      {view.over && <FinalScore view={view} verdict={log.at(-1)?.line} />}
      <River view={view} />
      <Decks view={view} />
    </TextTable>
  );
}
