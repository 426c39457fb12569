import { useEffect, useSyncExternalStore } from 'react';
import { TextBoard } from '../games/salamandra/board/TextBoard.tsx';
import { lightOf } from '../games/salamandra/rules/state.ts';
import type { HotSeat } from './hotSeat.ts';
import { setTheme } from './theme.ts';

/** A match and its board; the page is as light as the round. */
export function Table({ match }: { readonly match: HotSeat }) {
  const { view, moves, log, undo, refusal } = useSyncExternalStore(match.subscribe, match.position);
  const light = lightOf(view.round);
  useEffect(() => setTheme(light), [light]);
  useEffect(() => {
    // the match lives in this page only: leaving it by mistake would lose it
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    if (!view.over) window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [view.over]);
  return (
    <TextBoard
      view={view}
      moves={moves}
      onMove={match.play}
      refusal={refusal}
      log={log}
      undo={undo}
      onUndo={match.undo}
    />
  );
}
