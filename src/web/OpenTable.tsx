import { lazy, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Board } from '../games/salamandra/board/Board.tsx';
import type { Onlooker } from '../games/salamandra/board/board.ts';
import { SeatsContext } from '../games/salamandra/board/seats.ts';
import { lightOf } from '../games/salamandra/rules/state.ts';
import type { Seated } from '../games/seats.ts';
import { downloadMatch } from './download.ts';
import type { HotSeat } from './hotSeat.ts';
import { KeepingNotice } from './KeepingNotice.tsx';
import { LocalTools } from './LocalTools.tsx';
import { type LocalMatch, localMatches } from './localMatches.ts';
import { openLocalTable } from './localTable.ts';
import type { Position } from './position.ts';
import { useArrival } from './shell/useArrival.ts';
import { useTitle } from './shell/useTitle.ts';
import { useLight } from './theme.ts';
import { useNewTable } from './useNewTable.ts';
import { useSeatNames } from './useSeatNames.ts';

/** Only who plays alone needs it, and only at the end. */
const LocalBest = lazy(async () => ({ default: (await import('./solo/Best.tsx')).LocalBest }));

/** Sits down to a match for as long as the page is open. */
export function OpenTable({ match }: { readonly match: LocalMatch }) {
  const { t } = useTranslation('site');
  const [table] = useState(() => openLocalTable(localMatches, match));
  useEffect(() => table.attend(), [table]);
  const { seats, names, players, together } = useSeatNames(match);
  useTitle(t('pageTitle', { page: t('table.title', { players: together(names) }) }));
  const rematch = useNewTable();
  const { players: _count, ...options } = match.file.options;
  const save = () => downloadMatch(table.file());
  return (
    <SeatsContext value={players}>
      <KeepingNotice onSaveFile={save} />
      <Played
        id={match.id}
        table={table}
        seats={seats}
        onRematch={() => rematch.open(seats, options)}
        onSaveFile={save}
      />
    </SeatsContext>
  );
}

interface PlayedProps {
  readonly id: string;
  readonly table: HotSeat;
  readonly seats: readonly Seated[];
  readonly onRematch: () => void;
  readonly onSaveFile: () => void;
}

/** The board over the match; the page is as light as the round. */
function Played({ id, table, seats, onRematch, onSaveFile }: PlayedProps) {
  const [, navigate] = useLocation();
  const position = useSyncExternalStore(table.subscribe, table.position);
  const isBots = !position.view.over && seats[position.view.seat]?.bot !== undefined;
  useLight(lightOf(position.view.round));
  useArrival(() => document.querySelector('#main h1'));
  return (
    <Board
      {...(isBots ? { ...position, moves: NO_MOVES, undo: 'notYours' } : position)}
      onlooker={onlookerAt(seats, position.view.seat)}
      onMove={table.play}
      onUndo={table.undo}
      onRestart={table.restart}
      onRematch={onRematch}
      onSaveFile={onSaveFile}
      onReplay={() => navigate(`/table/${id}/replay`)}
      onLeave={() => navigate('/')}
      epilogue={position.view.rudolph && <LocalBest level={position.view.rudolph.level} />}
      company={<LocalTools table={table} seats={seats} isAsked={!isBots && position.moves.length > 0} />}
    />
  );
}

const NO_MOVES: Position['moves'] = [];

/** The only person among bots sits on a seat, as at a table elsewhere; several share the screen. */
function onlookerAt(seats: readonly Seated[], toAct: number): Onlooker {
  const people = seats.flatMap(({ bot }, seat) => (bot ? [] : seat));
  if (people.length === 1) return people[0] ?? 'all';
  return seats[toAct]?.bot ? 'spectator' : 'all';
}
