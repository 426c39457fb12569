import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SeatsContext, useSeats } from '../../../table.ts';
import type { GameEvent } from '../../rules/state.ts';
import { rudolphBeside } from '../../rudolphSeat.ts';
import type { TableBoardProps } from '../board.ts';
import { TableBoard } from '../TableBoard.tsx';
import { ArrowDrawing } from './ArrowDrawing.tsx';
import { stepsIn, tableAfter } from './show.ts';
import { ShowBar } from './ShowBar.tsx';

/** The table of whoever plays alone: Rudolph sits there, too, and what he does is shown step by step. */
export function SoloTable(table: TableBoardProps) {
  const seats = useSeats();
  const both = useMemo(() => {
    const [player] = seats;
    if (!player || seats.length > 1) return seats;
    return [player, rudolphBeside(player.colour)];
  }, [seats]);
  return (
    <SeatsContext value={both}>
      <Shown {...table} />
    </SeatsContext>
  );
}

function Shown(table: TableBoardProps) {
  const { t } = useTranslation('solo');
  const { view, log, past } = table;
  const steps = useMemo(() => (past ? [] : stepsIn(view.events)), [view, past]);
  const isEnd = view.agenda[0]?.step === 'recycle';
  const part = `${view.turn} ${isEnd}`;
  const [seen, setSeen] = useState({ part, step: 1 });
  const step = seen.part === part ? seen.step : 1;
  const isShown = !view.over && step <= steps.length;
  const then = useMemo(() => (isShown ? tableAfter(view, steps, step) : view), [isShown, view, steps, step]);
  const told = useMemo(
    () => (isShown ? log.slice(0, log.length - (steps.length - step)) : log),
    [isShown, log, steps, step],
  );
  if (!isShown) return <TableBoard {...table} />;
  const line = told.at(-1)?.line;
  return (
    <TableBoard
      {...table}
      view={then}
      log={told}
      moves={NO_MOVES}
      undo="nothing"
      drawing={<ArrowDrawing view={then} placement={placementIn(steps, step)} />}
      past={
        line && (
          <ShowBar
            title={t(isEnd ? 'ends' : 'begins', { round: view.round })}
            line={line}
            step={step}
            steps={steps.length}
            onNext={() => setSeen({ part, step: step + 1 })}
            onSkip={() => setSeen({ part, step: steps.length + 1 })}
          />
        )
      }
    />
  );
}

const NO_MOVES: TableBoardProps['moves'] = [];

type Placement = Extract<GameEvent, { type: 'placement' }>;

/** The arrow stays until the next card is turned up. */
const placementIn = (steps: readonly (readonly GameEvent[])[], step: number): Placement | undefined =>
  steps
    .slice(0, step)
    .flat()
    .findLast((event) => event.type === 'placement');
