import { useEffect, useMemo, useState } from 'react';
import { browserStorage, recall, remember } from '../../../../web/storage.ts';
import { useMatchName } from '../../../table.ts';
import type { G, Seat } from '../../rules/state.ts';
import { type Pencil, readPencil } from './pencil.ts';

/** The notes that a player keeps by hand; they are forgotten with the match. */
export function usePencil({ results, players, over }: G, viewer: Seat | null): [Pencil, (next: Pencil) => void] {
  const match = useMatchName();
  const key = match && viewer !== null ? `litha.feuersalamander.notes ${match} ${viewer}` : null;
  const game = results.length;
  const seats = players.length;
  const [drawn, setDrawn] = useState<{ readonly key: string | null; readonly pencil: Pencil } | null>(null);
  const kept = useMemo(() => readPencil(key === null ? null : recall(key), game, seats), [key, game, seats]);
  const pencil = drawn?.key === key && drawn.pencil.game === game ? drawn.pencil : kept;
  useEffect(() => {
    if (over && key !== null) browserStorage().removeItem(key);
  }, [over, key]);
  const keep = (next: Pencil) => {
    setDrawn({ key, pencil: next });
    if (key !== null && !over) remember(key, next);
  };
  return [pencil, keep];
}
