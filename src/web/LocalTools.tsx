import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyAction } from '../games/module.ts';
import type { Seated } from '../games/seats.ts';
import { canAdvise } from '../play/levels.ts';
import { BotsAtTable, Hint } from './bots/parts.ts';
import { IconButton } from './components/IconButton.tsx';
import { useFace } from './face.ts';
import type { AnyHotSeat } from './hotSeat.ts';

interface LocalToolsProps {
  readonly table: AnyHotSeat;
  readonly seats: readonly Seated[];
  /** May a person move now? */
  readonly isAsked: boolean;
}

/** Bots that play, and the expert who can be asked: both come only when they are needed. */
export function LocalTools({ table, seats, isAsked }: LocalToolsProps) {
  const { t } = useTranslation('site');
  const { bots } = useFace().playable.meta;
  const [asking, setAsking] = useState(false);
  const { view, toAct } = table.position();
  const play = (actions: readonly AnyAction[]) => {
    setAsking(false);
    for (const action of actions) {
      table.play(action);
      // something that nobody could foresee has come to light
      if (table.position().refusal) return;
    }
  };
  return (
    <>
      {seats.some(({ bot }) => bot) && <BotsAtTable table={table} seats={seats} />}
      {isAsked && canAdvise(bots) && (
        <IconButton icon="hint" label={t('table.hint')} onClick={() => setAsking(true)} data-tool="hint" />
      )}
      {asking && toAct !== null && <Hint view={view} seat={toAct} onPlay={play} onClose={() => setAsking(false)} />}
    </>
  );
}
