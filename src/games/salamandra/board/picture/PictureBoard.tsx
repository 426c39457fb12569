import { type CSSProperties, useCallback, useMemo, useRef, useState } from 'react';
import { lazily } from '../../../../web/lazily.tsx';
import { lastMove } from '../../../shared/picture/last-move.ts';
import { Tabs } from '../../../shared/picture/Tabs.tsx';
import { useAttention } from '../../../shared/picture/useAttention.ts';
import type { CameraControls } from '../../../shared/picture/useCamera.ts';
import { useFollowingFocus } from '../../../shared/picture/useFollowingFocus.ts';
import { useIsWide } from '../../../shared/picture/useIsWide.ts';
import { usePicking } from '../../../shared/picture/usePicking.ts';
import { useRoving } from '../../../shared/picture/useRoving.ts';
import { stageOf } from '../../rules/index.ts';
import type { BoardProps } from '../board.ts';
import { type PieceKey, piecesOf } from '../pieces.ts';
import { useWords } from '../useWords.ts';
import type { Words } from '../words.ts';
import { ActionBar } from './dock/ActionBar.tsx';
import { Dock } from './dock/Dock.tsx';
import { Garden } from './garden/Garden.tsx';
import { type Page, spotKey } from './intent.ts';
import { useFlights } from './motion/useFlights.ts';
import { DECKS, DecksPanel } from './panels/DecksPanel.tsx';
import { JournalPanel } from './panels/JournalPanel.tsx';
import { PlayersPanel } from './panels/PlayersPanel.tsx';
import { PlayerStrip } from './panels/PlayerStrip.tsx';
import { SpellbooksPanel } from './panels/SpellbooksPanel.tsx';
import * as styles from './PictureBoard.module.css';
import type { PieceMarks } from './piece-state.ts';
import { River } from './river/River.tsx';
import { ScoreTrack } from './track/ScoreTrack.tsx';
import { useShortcuts } from './useShortcuts.ts';
import { useTurn } from './useTurn.ts';

/** Nobody asks for an explanation before there is something to see. */
const PieceTooltip = lazily(async () => (await import('./explain/PieceTooltip.tsx')).PieceTooltip);

const NOTHING: ReadonlySet<PieceKey> = new Set();

/** The table as a picture: what glows can be chosen, what is chosen is shown before it is done. */
export function PictureBoard(board: BoardProps) {
  const { view, onlooker, moves, log, undo, past, drawing } = board;
  const words = useWords();
  const root = useRef<HTMLDivElement>(null);
  const camera = useRef<CameraControls>(null);
  const [pointed, setPointed] = useState(NOTHING);
  const point = useCallback((keys: readonly PieceKey[]) => setPointed(keys.length > 0 ? new Set(keys) : NOTHING), []);
  const [chosenTab, setTab] = useState<Tab>('river');
  const turn = useTurn(board);
  const wanted = turn.intent.kind === 'build' ? 'river' : chosenTab;
  // on a wide screen the river lies beside the garden and needs no tab
  const tab = useIsWide() && wanted === 'river' ? 'players' : wanted;
  const attention = useAttention(root);
  useFlights(root, view, log);
  useRoving(root);
  usePicking(root, (piece) => turn.pick(piece as PieceKey));
  useShortcuts({ root, camera, board, turn });
  useFollowingFocus(root, { ...turn, stage: stageOf(view) });

  const { turn: number, over } = view;
  const { seat, pieces } = useMemo(() => lastMove(log, { turn: number, over }, piecesOf), [log, number, over]);
  const marks: PieceMarks = { pointed, last: pieces, flipping: new Set(turn.outcome?.flipped.map(spotKey)) };
  const dye = seat === null ? null : words.dye(seat);

  const { intent } = turn;
  return (
    <div
      ref={root}
      className={styles.board}
      data-tab={tab}
      data-intent={intent.kind}
      data-stage={stageOf(view)}
      style={{ '--last': dye ? `var(--t${dye})` : 'transparent' } as CSSProperties}
    >
      <div className={styles.strip}>
        <PlayerStrip view={view} marked={pointed} />
      </div>
      <div className={styles.track}>
        <ScoreTrack
          view={view}
          preview={turn.outcome && { seat: view.seat, points: turn.outcome.points }}
          marked={pointed}
        />
      </div>
      <div className={styles.garden}>
        <Garden
          view={view}
          turn={turn}
          marks={marks}
          attention={(attention?.piece as PieceKey | undefined) ?? null}
          camera={camera}
          drawing={drawing}
        />
      </div>
      <div className={styles.tabs}>
        <Tabs label={words.t('table.tabs.label')} names={tabNames(words)} tab={tab} onTab={setTab} />
      </div>
      <div className={`${styles.panel} ${styles.river}`} data-panel="river">
        <River view={view} turn={turn} marks={marks} />
      </div>
      <div className={styles.side}>
        <div className={styles.panel} data-panel="players" data-region="players">
          <PlayersPanel view={view} marked={pointed} />
        </div>
        <div className={styles.panel} data-panel="beasts" data-region="beasts">
          <DecksPanel
            view={view}
            marked={pointed}
            pickable={DECKS.filter((deck) => turn.targets.has(`deck ${deck}`))}
            chosen={DECKS.find((deck) => turn.chosen === `deck ${deck}`) ?? null}
            onPick={(deck) => turn.pick(`deck ${deck}`)}
          />
        </div>
        <div className={styles.panel} data-panel="books" data-region="books">
          <SpellbooksPanel
            view={view}
            marked={pointed}
            pickable={pagesOf(moves)}
            chosen={intent.kind === 'inscribe' ? intent.page : null}
            onPick={(page) =>
              turn.choose({ kind: 'inscribe', at: intent.kind === 'inscribe' ? intent.at : null, page })
            }
          />
        </div>
        <div className={`${styles.panel} ${styles.journal}`} data-panel="journal" data-region="journal">
          <JournalPanel log={log} onPoint={point} />
        </div>
      </div>
      <div className={styles.dock}>
        {past ?? (
          <>
            <Dock view={view} onlooker={onlooker} moves={moves} turn={turn} />
            {!view.over && <ActionBar view={view} moves={moves} turn={turn} undo={undo} />}
          </>
        )}
      </div>
      {/* what is chosen needs no explaining, and its neighbours are to be seen */}
      {attention && attention.piece !== turn.chosen && <PieceTooltip view={view} turn={turn} attention={attention} />}
    </div>
  );
}

const TABS = ['river', 'beasts', 'books', 'players', 'journal'] as const;
type Tab = (typeof TABS)[number];

const tabNames = ({ t }: Words) =>
  Object.fromEntries(TABS.map((tab) => [tab, t(`table.tabs.${tab}`)])) as Record<Tab, string>;

function pagesOf(moves: BoardProps['moves']): Page[] {
  const pages = new Map<string, Page>();
  for (const [move, , , book, level] of moves) {
    if (move === 'inscribe') pages.set(`${book} ${level}`, { book, level });
  }
  return [...pages.values()];
}
