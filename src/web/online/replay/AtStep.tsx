import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { lookOf } from '../../../games/looks.tsx';
import type { AnyAction } from '../../../games/module.ts';
import type { MenuEntry } from '../../../games/table.ts';
import { downloadMatch } from '../../download.ts';
import { useFace } from '../../face.ts';
import { toldLines } from '../../position.ts';
import { useArrival } from '../../shell/useArrival.ts';
import { useLight } from '../../theme.ts';
import type { ApiProblem } from '../api.ts';
import { useCall, useProblemWords } from '../useCall.ts';
import { Bar } from './Bar.tsx';
import { NextTable } from '../games/NextTable.tsx';
import type { Past } from './past.ts';
import type { Going } from './useGoing.ts';
import { useStepText } from './useStepText.ts';

export interface ShownStep {
  readonly step: number;
  readonly view: unknown;
}

interface AtStepProps {
  readonly past: Past;
  readonly going: Going;
  readonly shown: ShownStep;
  /** Why the step that is wanted does not come. */
  readonly problem: ApiProblem | null;
  readonly onAgain: () => void;
}

const NO_MOVES: readonly AnyAction[] = [];
const nothing = (): void => undefined;

/** The board that the match was played on, and below it the way through the match. */
export function AtStep({ past, going, shown, problem, onAgain }: AtStepProps) {
  const { opening, log: entries, fetchFile } = past;
  const { step, view } = shown;
  const { Board, playable } = useFace();
  const { rules } = playable;
  const { t } = useTranslation('online');
  const [, navigate] = useLocation();
  const words = useProblemWords();
  const saving = useCall();
  const log = useMemo(
    () =>
      toldLines(
        playable,
        opening,
        entries.filter(({ _stateID }) => _stateID < step),
      ),
    [playable, opening, entries, step],
  );
  const line = useStepText(entries)(step, log);
  useLight(lookOf(past.game).lightOf?.(rules.round(view)) ?? null);
  useArrival(() => document.querySelector('#main h1'));
  const onSaveFile = fetchFile && (() => void saving.run(async () => downloadMatch(await fetchFile())));
  const menu: readonly MenuEntry[] = [
    { tool: 'table', icon: 'play', label: t('replay.toTable'), onClick: () => navigate(past.table) },
  ];
  const trouble = problem ? words(problem) : saving.problem;
  return (
    <Board
      view={view}
      toAct={rules.toAct(view)}
      onlooker="all"
      moves={NO_MOVES}
      log={log}
      undo="notYours"
      refusal={null}
      onMove={nothing}
      onUndo={nothing}
      onRestart={nothing}
      onRematch={null}
      onSaveFile={onSaveFile}
      onLeave={() => navigate(past.way)}
      company={past.isShared && <NextTable here={past.table} />}
      menu={menu}
      past={
        <Bar
          past={past}
          going={going}
          shown={shown}
          line={line}
          onSave={onSaveFile}
          problem={trouble}
          onAgain={problem && onAgain}
        />
      }
    />
  );
}
