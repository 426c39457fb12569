import { useMemo } from 'react';
import { Journal } from '../../../shared/text/Journal.tsx';
import { MoveList, type MoveListWords } from '../../../shared/text/MoveList.tsx';
import { TextTable } from '../../../shared/text/TextTable.tsx';
import { notebookOf } from '../../notebook/notebook.ts';
import type { Action } from '../../rules/actions.ts';
import { type BoardProps, isWaiting, viewerOf } from '../board.ts';
import { logText } from '../logText.ts';
import { logicalNotes, pencilNotes } from '../notebook/notes.ts';
import { usePencil } from '../notebook/usePencil.ts';
import { isEnded } from '../promptText.ts';
import { useWords } from '../useWords.ts';
import type { Words } from '../words.ts';
import { Circuit } from './Circuit.tsx';
import { whyNotLay } from './claim.ts';
import { ClaimForm } from './ClaimForm.tsx';
import { FinalScore } from './FinalScore.tsx';
import { moveGroups } from './moveGroups.ts';
import { NotebookPanel } from './NotebookPanel.tsx';
import { NotNow } from './NotNow.tsx';
import { Piles } from './Piles.tsx';
import { Players } from './Players.tsx';
import { Status } from './Status.tsx';
import { TurnBar } from './TurnBar.tsx';

const listWords = ({ t }: Words): MoveListWords<Action> => ({
  move: (move) => t(`moves.${move}`),
  count: (count) => t('text.moveCount', { count }),
  result: (result) => result,
  choice: (move, subject, choice) =>
    subject ? t('text.choice', { move, subject, choice }) : t('text.choiceOnly', { move, choice }),
});

/** The whole game in words: the position, what may be done, what has happened, and what follows from it. */
export function TextBoard(board: BoardProps) {
  const { view, onlooker, moves, onMove, log, past } = board;
  const words = useWords();
  const { t } = words;
  const viewer = viewerOf(onlooker, view);
  const notebook = useMemo(() => notebookOf(view, viewer), [view, viewer]);
  const [pencil, setPencil] = usePencil(view, past ? null : viewer);
  const notes = useMemo(() => (pencil.isLogical ? logicalNotes(notebook) : pencilNotes(pencil)), [notebook, pencil]);
  const groups = useMemo(() => moveGroups(words, view, notes, moves), [words, view, notes, moves]);
  const isAsked = !past && !isEnded(board) && !isWaiting(onlooker, view);
  return (
    <TextTable
      label={t('text.moves')}
      turn={
        <>
          <Status {...board} notebook={notebook} />
          {!past && (
            <>
              <TurnBar {...board} notes={notes} />
              <MoveList groups={groups} words={listWords(words)} onMove={onMove} />
            </>
          )}
          {isAsked && (
            <>
              {/* begun anew in every turn: at a shared screen nobody sees what another one thought of */}
              {whyNotLay(view, view.actor) === null && (
                <ClaimForm
                  key={view.turn}
                  view={view}
                  notes={notes}
                  isLogical={pencil.isLogical}
                  seat={view.actor}
                  onMove={onMove}
                />
              )}
              <NotNow view={view} />
            </>
          )}
        </>
      }
      people={
        <>
          <Players view={view} />
          <Journal
            title={t('text.journal')}
            lines={log.map(({ id, line }) => ({ id, text: logText(words, line) }))}
          />
        </>
      }
      place={
        <>
          <Circuit view={view} />
          <NotebookPanel
            view={view}
            notebook={notebook}
            pencil={pencil}
            onPencil={viewer === null || past ? null : setPencil}
          />
        </>
      }
    >
      {view.over && <FinalScore view={view} verdict={log.at(-1)?.line} />}
      <Piles view={view} />
    </TextTable>
  );
}
