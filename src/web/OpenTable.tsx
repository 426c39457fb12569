import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Board } from '../games/salamandra/board/Board.tsx';
import { SeatsContext } from '../games/salamandra/board/seats.ts';
import type { Dye } from '../games/salamandra/content/terms.ts';
import { lightOf } from '../games/salamandra/rules/state.ts';
import { downloadMatch } from './download.ts';
import type { HotSeat } from './hotSeat.ts';
import { KeepingNotice } from './KeepingNotice.tsx';
import { type LocalMatch, localMatches } from './localMatches.ts';
import { openLocalTable } from './localTable.ts';
import { useArrival } from './shell/useArrival.ts';
import { useTitle } from './shell/useTitle.ts';
import { useLight } from './theme.ts';
import { useNewTable } from './useNewTable.ts';
import { useSeatNames } from './useSeatNames.ts';

/** Sits down to a match for as long as the page is open. */
export function OpenTable({ match }: { readonly match: LocalMatch }) {
  const { t } = useTranslation('site');
  const [table] = useState(() => openLocalTable(localMatches, match));
  useEffect(() => table.attend(), [table]);
  const { seats, names, together } = useSeatNames(match);
  useTitle(t('pageTitle', { page: t('table.title', { players: together(names) }) }));
  const dyed = useMemo(() => seats.map(({ name, colour }) => ({ name, dye: colour as Dye })), [seats]);
  const rematch = useNewTable();
  const save = () => downloadMatch(table.file());
  return (
    <SeatsContext value={dyed}>
      <KeepingNotice onSaveFile={save} />
      <Played id={match.id} table={table} onRematch={() => rematch.open(seats)} onSaveFile={save} />
    </SeatsContext>
  );
}

interface PlayedProps {
  readonly id: string;
  readonly table: HotSeat;
  readonly onRematch: () => void;
  readonly onSaveFile: () => void;
}

/** The board over the match; the page is as light as the round. */
function Played({ id, table, onRematch, onSaveFile }: PlayedProps) {
  const [, navigate] = useLocation();
  const position = useSyncExternalStore(table.subscribe, table.position);
  useLight(lightOf(position.view.round));
  useArrival(() => document.querySelector('#main h1'));
  return (
    <Board
      {...position}
      onlooker="all"
      onMove={table.play}
      onUndo={table.undo}
      onRestart={table.restart}
      onRematch={onRematch}
      onSaveFile={onSaveFile}
      onReplay={() => navigate(`/table/${id}/replay`)}
      onLeave={() => navigate('/')}
    />
  );
}
