import { useCallback, useMemo, useRef, useState } from 'react';
import { lazily } from '../../../../web/lazily.tsx';
import { lastMove } from '../../../shared/picture/last-move.ts';
import { Tabs } from '../../../shared/picture/Tabs.tsx';
import { useAttention } from '../../../shared/picture/useAttention.ts';
import type { CameraControls } from '../../../shared/picture/useCamera.ts';
import { useFollowingFocus } from '../../../shared/picture/useFollowingFocus.ts';
import { useIsWide } from '../../../shared/picture/useIsWide.ts';
import { usePicking } from '../../../shared/picture/usePicking.ts';
import { focusTarget, useRoving } from '../../../shared/picture/useRoving.ts';
import { notebookOf } from '../../notebook/notebook.ts';
import { type G, isShown, type Seat } from '../../rules/state.ts';
import { type BoardProps, viewerOf } from '../board.ts';
import { ActionBar } from '../dock/ActionBar.tsx';
import { Lair } from '../lair/Lair.tsx';
import { PlateLabel } from '../lair/Notes.tsx';
import { NO_PIECES, type PieceKey, piecesOf, type PieceState } from '../pieces.ts';
import { PlayersPanel } from '../players/PlayersPanel.tsx';
import { PlayerStrip } from '../players/PlayerStrip.tsx';
import { TableLayout } from '../table/TableLayout.tsx';
import { type Tab, TABS } from '../table/tabs.ts';
import { useWords } from '../useWords.ts';
import type { Words } from '../words.ts';
import { actionOffers } from './actionOffers.ts';
import { type ActionName, actionStates } from './actions.ts';
import { ClaimSheet } from './ClaimSheet.tsx';
import { describe } from './describe.ts';
import { HandPanel } from './HandPanel.tsx';
import { Journal } from './Journal.tsx';
import { NotebookPanel } from './NotebookPanel.tsx';
import { logicalNotes, pencilNotes } from '../notebook/notes.ts';
import { PilesPanel } from './PilesPanel.tsx';
import { playersShown } from './playersShown.ts';
import { SeriesTable } from './SeriesTable.tsx';
import { ThrowPanel } from './ThrowPanel.tsx';
import { tidingsOf } from './tidings.ts';
import { TurnDock } from './TurnDock.tsx';
import { useFlights } from './useFlights.ts';
import { usePencil } from '../notebook/usePencil.ts';
import { useShortcuts } from './useShortcuts.ts';
import { useTurn } from './useTurn.ts';
import { WayNotes } from './WayNotes.tsx';
import { drawnWays } from './ways.ts';

/** Nobody asks for an explanation before there is something to see. */
const PieceTooltip = lazily(async () => (await import('./PieceTooltip.tsx')).PieceTooltip);

/** The past is shown through the eyes of whoever is to act, where their hand is open. */
function eyesOf(onlooker: BoardProps['onlooker'], view: G): Seat | null {
  const viewer = viewerOf(onlooker, view);
  return viewer !== null && isShown(view, viewer) ? viewer : null;
}

/** The table as a picture: what glows can be chosen, what is chosen is shown before it is done. */
export function PictureBoard(board: BoardProps) {
  const { view, onlooker, moves, log, undo, past } = board;
  const words = useWords();
  const { t } = words;
  const root = useRef<HTMLDivElement>(null);
  const camera = useRef<CameraControls>(null);
  const [pointed, setPointed] = useState(NO_PIECES);
  const point = useCallback(
    (keys: readonly PieceKey[]) => setPointed(keys.length > 0 ? new Set(keys) : NO_PIECES),
    [],
  );
  const [isClaiming, setClaiming] = useState(false);
  const [opened, setTab] = useTab(view, moves.length > 0);
  // where the throw and the dock have places of their own, the hand comes first
  const tab = useIsWide() && opened === 'move' ? 'hand' : opened;
  const viewer = eyesOf(onlooker, view);
  const turn = useTurn(board);
  const [pencil, setPencil] = usePencil(view, past ? null : viewer);
  const heard = useMemo(() => notebookOf(view, viewer), [view, viewer]);
  const notes = useMemo(() => (pencil.isLogical ? logicalNotes(heard) : pencilNotes(pencil)), [heard, pencil]);
  const tidings = useMemo(() => tidingsOf(view, log, viewer), [view, log, viewer]);
  const players = useMemo(() => playersShown(words, view, viewer), [words, view, viewer]);
  const { turn: number, over } = view;
  const last = useMemo(() => lastMove(log, { turn: number, over }, piecesOf), [log, number, over]);
  const attention = useAttention(root);

  const onAction = (action: ActionName | 'undo') => {
    if (action === 'undo') {
      if (undo === 'possible') turn.undo();
      return;
    }
    const obstacle = actionStates(view, moves).find((state) => state.action === action)?.obstacle ?? null;
    setTab('move');
    turn.explain(obstacle);
    if (obstacle) return;
    if (action === 'throw') void turn.run([view.stage === 'dungeon' ? 'keyThrow' : 'throwSticks']);
    else if (action === 'lay') setClaiming(true);
    else if (root.current) focusTarget(root.current);
  };
  useFlights(root, view, log);
  useRoving(root);
  usePicking(root, (piece) => turn.pick(piece as PieceKey));
  useShortcuts({ camera, board, turn, onAction });
  useFollowingFocus(root, { ...turn, stage: `${view.turn} ${view.stage}` });

  const state = (piece: PieceKey): PieceState => {
    const marks = [
      turn.targets.has(piece) && 'legal',
      turn.chosen === piece && 'chosen',
      pointed.has(piece) && 'pointed',
      last.pieces.has(piece) && 'last',
    ];
    return marks.filter(Boolean).join(' ');
  };
  return (
    <>
      <TableLayout
        ref={root}
        tab={tab}
        last={last.seat === null ? null : (view.figures[last.seat] ?? null)}
        strip={<PlayerStrip label={t('picture.players.title')} players={players} pointed={pointed} />}
        lair={
          <Lair
            label={t('picture.lair')}
            figures={view.figures}
            places={view.players.map(({ place }) => place)}
            tokens={view.players.map(({ token }) => token)}
            ways={drawnWays(view, turn.intent)}
            describe={(piece) => describe(words, view, piece)}
            state={state}
            zoomLabels={{ in: t('picture.zoomIn'), out: t('picture.zoomOut'), fit: t('picture.fit') }}
            camera={camera}
          >
            <WayNotes view={view} intent={turn.intent} />
            <PlateLabel title={t('picture.plate.title')}>{t('picture.plate.text')}</PlateLabel>
          </Lair>
        }
        tabs={<Tabs label={t('picture.tabs.label')} names={tabNames(words)} tab={tab} onTab={setTab} />}
        sticks={<ThrowPanel log={log} />}
        hand={<HandPanel view={view} viewer={viewer} state={state} />}
        piles={<PilesPanel view={view} pointed={pointed} />}
        players={
          <>
            <PlayersPanel label={t('picture.players.title')} players={players} pointed={pointed} />
            {view.series > 1 && <SeriesTable view={view} />}
          </>
        }
        notebook={
          <NotebookPanel
            view={view}
            heard={heard}
            notes={notes}
            pencil={pencil}
            onPencil={viewer === null || past ? null : setPencil}
          />
        }
        journal={<Journal log={log} onPoint={point} />}
        dock={
          past ? null : (
            <TurnDock
              view={view}
              onlooker={onlooker}
              moves={moves}
              viewer={viewer}
              turn={turn}
              notes={notes}
              tidings={tidings}
              onLay={() => setClaiming(true)}
            />
          )
        }
        actions={
          past ??
          (!over && (
            <ActionBar
              label={t('picture.actions.label')}
              actions={actionOffers(words, view, moves, undo)}
              onAction={(id) => onAction(id as ActionName | 'undo')}
            />
          ))
        }
      />
      {isClaiming && viewer !== null && (
        <ClaimSheet
          view={view}
          viewer={viewer}
          notes={notes}
          onClose={() => setClaiming(false)}
          onLay={(action) => {
            setClaiming(false);
            void turn.run(action);
          }}
        />
      )}
      {/* what is chosen needs no explaining, and its neighbours are to be seen */}
      {attention && attention.piece !== turn.chosen && (
        <PieceTooltip
          view={view}
          moves={moves}
          viewer={viewer}
          heard={heard}
          notes={notes}
          turn={turn}
          attention={attention}
        />
      )}
    </>
  );
}

/** The drawer that was opened last, until something is asked of the player. */
function useTab({ turn, stage }: G, isAsked: boolean): [Tab, (tab: Tab) => void] {
  const asked = isAsked ? `${turn} ${stage}` : '';
  const [chosen, choose] = useState<{ readonly asked: string; readonly tab: Tab }>({ asked, tab: 'move' });
  const tab = chosen.asked === asked ? chosen.tab : 'move';
  return [tab, (next) => choose({ asked, tab: next })];
}

const tabNames = ({ t }: Words) =>
  Object.fromEntries(TABS.map((tab) => [tab, t(`picture.tabs.${tab}`)])) as Record<Tab, string>;
