import { lazily } from '../../../web/lazily.tsx';
import { Announcements } from '../../shell/Announcements.tsx';
import { TableShell } from '../../shell/TableShell.tsx';
import { useSounds } from '../../shell/useSounds.ts';
import type { TableProps } from '../../table.ts';
import type { LogLine } from '../log.ts';
import type { Action, Refusal } from '../rules/actions.ts';
import type { G } from '../rules/state.ts';
import { Symbols } from './art/Symbols.tsx';
import type { TableBoardProps } from './board.ts';
import { Games } from './Games.tsx';
import { logText } from './logText.ts';
import { PictureBoard } from './picture/PictureBoard.tsx';
import { isEnded, promptText, turnText } from './promptText.ts';
import { SOUNDS } from './sounds.ts';
import { useWords } from './useWords.ts';

/** What not every evening needs comes when it is asked for. */
const TextBoard = lazily(async () => (await import('./text/TextBoard.tsx')).TextBoard);
const Ending = lazily(async () => (await import('./ending/Ending.tsx')).Ending);
const Help = lazily(async () => (await import('./Help.tsx')).Help);

/** The table of Der Feuer-Salamander. */
export function Board({ toAct: _seat, ...props }: TableProps<G, Action, LogLine>) {
  const table: TableBoardProps = { ...props, refusal: props.refusal as Refusal | null };
  const { view, log } = table;
  const words = useWords();
  useSounds(SOUNDS, view, log);
  return (
    <TableShell
      table={table}
      game={words.t('name')}
      progress={<Games view={view} />}
      Symbols={Symbols}
      isOver={view.over}
      picture={<PictureBoard {...table} />}
      words={<TextBoard {...table} />}
      announcements={
        <Announcements
          log={log}
          turn={view.turn}
          text={(line) => logText(words, line)}
          asked={isEnded(table) ? turnText(words, table) : `${turnText(words, table)}. ${promptText(words, table)}`}
        />
      }
      Help={Help}
      Ending={Ending}
    />
  );
}
