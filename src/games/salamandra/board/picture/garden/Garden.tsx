import { type ReactNode, type RefObject, useImperativeHandle, useMemo } from 'react';
import { IconButton } from '../../../../../web/components/IconButton.tsx';
import { freeSpotOffers, groveReach, plots } from '../../../advice/garden.ts';
import type { GroveId } from '../../../content/groves.ts';
import { SPOTS } from '../../../content/terms.ts';
import { isActive } from '../../../rules/free.ts';
import { stageOf } from '../../../rules/index.ts';
import { type G, lightOf, type Tile } from '../../../rules/state.ts';
import { TempleArt } from '../../art/TempleArt.tsx';
import type { PieceKey } from '../../pieces.ts';
import { useWords } from '../../useWords.ts';
import { cellKey } from '../intent.ts';
import { type PieceMarks, stateOf } from '../piece-state.ts';
import type { Turn } from '../useTurn.ts';
import { CellPlace } from './CellPlace.tsx';
import { Field } from './Field.tsx';
import * as viewport from '../../../../shared/picture/viewport.module.css';
import * as styles from './Garden.module.css';
import { Grove } from './Grove.tsx';
import { FieldInk, GroveInk } from './Ink.tsx';
import { boxOf, markerAt } from './layout.ts';
import { Diagram, Plates } from './Plates.tsx';
import { Proposal } from './Proposal.tsx';
import { SpotPlace } from './SpotPlace.tsx';
import { Temple } from './Temple.tsx';
import { type CameraControls, useCamera } from '../../../../shared/picture/useCamera.ts';
import { useIsWide } from '../../../../shared/picture/useIsWide.ts';

interface GardenProps {
  readonly view: G;
  readonly turn: Turn;
  readonly marks: PieceMarks;
  /** Under the pointer or the keyboard. */
  readonly attention: PieceKey | null;
  readonly camera: RefObject<CameraControls | null>;
  readonly drawing: ReactNode;
}

const ZOOM = 1.3;

/** The fields, groves and the temple, and everyone who works there. */
export function Garden({ view, turn, marks, attention, camera, drawing }: GardenProps) {
  const words = useWords();
  const withPlaces = useIsWide() || turn.intent.kind === 'build';
  const box = useMemo(() => boxOf(view, withPlaces), [view, withPlaces]);
  const { frame, plane, zoom, pan, fit } = useCamera(box);
  useImperativeHandle(camera, () => ({ zoom, pan, fit }), [zoom, pan, fit]);
  const state = (piece: PieceKey) => stateOf(piece, turn, marks);
  // while a player harvests, or is about to, it shows which groves are in reach
  const harvesting = turn.intent.kind === 'pass' || (!view.over && stageOf(view) === 'harvest');
  const reach = harvesting ? groveReach(view, view.seat) : [];
  const reached = (grove: GroveId): boolean | null =>
    harvesting ? reach.some((other) => other.grove === grove && other.reached) : null;
  return (
    <div className={styles.sheet}>
      <Plates light={lightOf(view.round)} />
      <div ref={frame} className={`${viewport.frame} ${styles.frame}`} data-region="garden" data-plane>
        <div ref={plane} className={viewport.plane}>
          <svg className={`${viewport.layer} ${styles.ink}`} width={1} height={1} aria-hidden>
            <Diagram />
            <TempleArt />
            {view.tiles.map(({ field, x, y, spots }) => (
              <FieldInk key={field} id={field} x={x} y={y} covered={spots.N !== null} />
            ))}
            {view.groves.map(({ grove, x, y }) => (
              <GroveInk key={grove} id={grove} x={x} y={y} faint={reached(grove) === false} />
            ))}
          </svg>
          <svg className={viewport.layer} width={1} height={1} role="group" aria-label={words.t('board.garden')}>
            <Temple black={state('temple black')} yellow={state('temple yellow')} />
            {view.tiles.map(({ field, x, y }) => (
              <Field key={field} id={field} x={x} y={y} state={state(`field ${field}`)} />
            ))}
            {view.groves.map(({ grove, x, y }) => (
              <Grove key={grove} id={grove} x={x} y={y} state={state(`grove ${grove}`)} reached={reached(grove)} />
            ))}
            <Spots view={view} turn={turn} state={state} />
            <Plots view={view} turn={turn} state={state} attention={attention} />
            {drawing}
          </svg>
        </div>
      </div>
      <div className={styles.zoom}>
        <IconButton icon="plus" label={words.t('table.zoomIn')} onClick={() => zoom(ZOOM)} />
        <IconButton icon="minus" label={words.t('table.zoomOut')} onClick={() => zoom(1 / ZOOM)} />
        <IconButton icon="fit" label={words.t('table.fit')} onClick={fit} />
      </div>
    </div>
  );
}

interface LayerProps {
  readonly view: G;
  readonly turn: Turn;
  readonly state: (piece: PieceKey) => string;
}

function Spots({ view, turn, state }: LayerProps) {
  const words = useWords();
  const crystals = new Map(freeSpotOffers(view).map(({ field, spot, crystals: n }) => [`spot ${field} ${spot}`, n]));
  const spotOf = ({ field, x, y, spots }: Tile) =>
    SPOTS.map((spot) => {
      const key: PieceKey = `spot ${field} ${spot}`;
      const apprentice = spots[spot];
      return (
        <SpotPlace
          key={key}
          field={field}
          spot={spot}
          x={x}
          y={y}
          state={state(key)}
          dye={apprentice && words.dye(apprentice.seat)}
          owner={apprentice && words.player(apprentice.seat)}
          face={apprentice?.face ?? 'day'}
          active={apprentice !== null && isActive(view, apprentice)}
          crystals={turn.targets.has(key) ? (crystals.get(key) ?? 0) : null}
        />
      );
    });
  return view.tiles.map(spotOf);
}

/** Where the chosen field may lie, and how it would look there. */
function Plots({ view, turn, state, attention }: LayerProps & { readonly attention: PieceKey | null }) {
  const { intent } = turn;
  const field = intent.kind === 'build' ? intent.field : null;
  const offers = useMemo(() => (field ? plots(view, field) : []), [view, field]);
  if (!field || intent.kind !== 'build') return null;
  const chosen = intent.cell && cellKey(intent.cell);
  const shown =
    offers.find(({ cell }) => cellKey(cell) === attention) ?? offers.find(({ cell }) => cellKey(cell) === chosen);
  return (
    <>
      {offers.map(({ cell, glades, colourContact }) => {
        const marker = markerAt(view, cell);
        return (
          <CellPlace
            key={cellKey(cell)}
            x={cell.x}
            y={cell.y}
            markerX={marker.x}
            markerY={marker.y}
            state={state(cellKey(cell))}
            glades={glades.length}
            colourContact={colourContact}
          />
        );
      })}
      {shown && (
        <Proposal field={field} cell={shown.cell} glades={shown.glades} chosen={cellKey(shown.cell) === chosen} />
      )}
    </>
  );
}
