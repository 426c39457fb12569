import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { lookOf } from '../games/looks.tsx';
import { soloLevel } from '../games/options.ts';
import type { Seated } from '../games/seats.ts';
import { MatchNameContext, SeatsContext } from '../games/table.ts';
import { Curtain } from './Curtain.tsx';
import { HandOver } from './HandOver.tsx';
import { downloadMatch } from './download.ts';
import { useFace } from './face.ts';
import type { AnyHotSeat } from './hotSeat.ts';
import { KeepingNotice } from './KeepingNotice.tsx';
import { lazily } from './lazily.tsx';
import { LocalTools } from './LocalTools.tsx';
import { type LocalMatch, localMatches } from './localMatches.ts';
import { openLocalTable } from './localTable.ts';
import type { AnyPosition } from './position.ts';
import { eyesOf, screenFor } from './screen.ts';
import { useArrival } from './shell/useArrival.ts';
import { useTitle } from './shell/useTitle.ts';
import { useLight } from './theme.ts';
import { useNewTable } from './useNewTable.ts';
import { useSeatNames } from './useSeatNames.ts';

/** Only who plays alone needs it, and only at the end. */
const LocalBest = lazily(async () => (await import('./solo/Best.tsx')).LocalBest);

/** Sits down to a match for as long as the page is open. */
export function OpenTable({ match }: { readonly match: LocalMatch }) {
  const { t } = useTranslation('site');
  const { playable } = useFace();
  const { meta } = playable;
  const [table] = useState(() => openLocalTable(playable, localMatches, match));
  useEffect(() => table.attend(), [table]);
  const { seats, names, players, together } = useSeatNames(match);
  useTitle(t('pageTitle', { page: t('table.title', { players: together(names), game: meta.name }) }));
  const rematch = useNewTable(meta);
  const { players: _count, ...options } = match.file.options;
  const save = () => downloadMatch(table.file());
  return (
    <MatchNameContext value={match.id}>
      <SeatsContext value={players}>
        <KeepingNotice onSaveFile={save} />
        <Played
          id={match.id}
          table={table}
          seats={seats}
          level={soloLevel(meta, options)}
          onRematch={() => rematch.open(seats, options)}
          onSaveFile={save}
        />
      </SeatsContext>
    </MatchNameContext>
  );
}

interface PlayedProps {
  readonly id: string;
  readonly table: AnyHotSeat;
  readonly seats: readonly Seated[];
  /** How hard it is made for whoever plays alone; null for others. */
  readonly level: number | null;
  readonly onRematch: () => void;
  readonly onSaveFile: () => void;
}

/** The board over the match, as whoever sits before the screen may see it; the page is as light as the round. */
function Played({ id, table, seats, level, onRematch, onSaveFile }: PlayedProps) {
  const [, navigate] = useLocation();
  const { Board, playable } = useFace();
  const { meta, rules } = playable;
  const hasSecrets = meta.hasSecrets === true;
  const position = useSyncExternalStore(table.subscribe, table.position);
  const { toAct } = position;
  const [present, setPresent] = useState<number | null>(null);
  const { onlooker, leaveTo, handTo } = screenFor({ seats, hasSecrets, toAct, present });
  const view = useMemo(
    () => (hasSecrets && onlooker !== position.toAct ? table.viewFor(eyesOf(onlooker)) : position.view),
    [hasSecrets, onlooker, position, table],
  );
  const isBots = toAct !== null && seats[toAct]?.bot !== undefined;
  const isAsked = !isBots && leaveTo === null && handTo === null;
  useLight(lookOf(meta.id).lightOf?.(rules.round(view)) ?? null);
  useArrival(() => document.querySelector('#main h1'));
  return (
    <>
      <Board
        // nothing that one person has chosen or uncovered is left for the next
        key={hasSecrets ? onlooker : 'all'}
        {...(isAsked ? position : { ...position, moves: NO_MOVES, undo: 'notYours' })}
        view={view}
        onlooker={onlooker}
        onMove={table.play}
        onUndo={table.undo}
        onRestart={table.restart}
        onRematch={onRematch}
        onSaveFile={onSaveFile}
        onReplay={() => navigate(`/table/${id}/replay`)}
        onLeave={() => navigate('/')}
        epilogue={level !== null && <LocalBest level={level} />}
        company={<LocalTools table={table} seats={seats} isAsked={isAsked && position.moves.length > 0} />}
      />
      {leaveTo !== null && <HandOver seat={leaveTo} onLeave={() => setPresent(null)} />}
      {handTo !== null && <Curtain game={meta.id} seat={handTo} onTaken={() => setPresent(handTo)} />}
    </>
  );
}

const NO_MOVES: AnyPosition['moves'] = [];
