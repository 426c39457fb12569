import { resultText } from '../../../shared/text/moveGroups.ts';
import { TurnBar as Bar } from '../../../shared/text/TurnBar.tsx';
import type { MoveName } from '../../rules/actions.ts';
import type { BoardProps } from '../board.ts';
import type { Notes } from '../notebook/notes.ts';
import { useWords } from '../useWords.ts';
import { isListed } from './moveGroups.ts';
import { resultOf } from './result.ts';

const REASONS = {
  nothing: 'text.undoNothing',
  revealed: 'text.undoRevealed',
  over: 'refusals.gameOver',
  notYours: 'refusals.notYourTurn',
} as const;

/** What a turn goes on with. */
const GOING_ON: ReadonlySet<MoveName> = new Set(['keyThrow', 'throwSticks', 'keep', 'endTurn']);

interface TurnBarProps extends Pick<BoardProps, 'view' | 'moves' | 'undo' | 'onMove' | 'onUndo' | 'onRestart'> {
  readonly notes: Notes;
}

/** The moves that are made in one way only. */
export function TurnBar({ view, notes, moves, undo, onMove, onUndo, onRestart }: TurnBarProps) {
  const words = useWords();
  const { t } = words;
  const plain = moves.filter((action) => !isListed(action));
  const primary = plain.findLast(([move]) => GOING_ON.has(move));
  return (
    <Bar
      moves={plain.map((action) => {
        const result = resultOf(words, view, notes, action);
        return {
          name: action[0],
          label: t(`moves.${action[0]}`),
          result: result.length > 0 ? resultText(result) : null,
          isPrimary: action === primary,
          onClick: () => void onMove(action),
        };
      })}
      undoLabel={t('text.undo')}
      restartLabel={t('text.restart')}
      whyNot={undo === 'possible' ? null : t(REASONS[undo])}
      onUndo={onUndo}
      onRestart={onRestart}
    />
  );
}
