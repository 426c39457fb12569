import { Unseen } from '../../../guide/prose.tsx';
import { chamberOutline } from '../../board/lair/Chambers.tsx';
import { chamberAt } from '../../board/lair/chambers.ts';
import { pointAt, spaceOutline, standsAt } from '../../board/lair/circuit.ts';
import { Dungeon, DUNGEON } from '../../board/lair/Dungeon.tsx';
import { Figures } from '../../board/lair/Figures.tsx';
import { Ground } from '../../board/lair/Ground.tsx';
import { Tokens } from '../../board/lair/Tokens.tsx';
import { Ways } from '../../board/lair/Ways.tsx';
import { chamberKey } from '../../board/pieces.ts';
import { useWords } from '../../board/useWords.ts';
import type { Chamber } from '../../content/cards.ts';
import { type G, playerAt, type Seat } from '../../rules/state.ts';
import { placeToken } from '../../rules/token.ts';
import { UseChambers } from './ChambersOnce.tsx';
import { changesIn } from './changes.ts';
import * as styles from './figures.module.css';
import { type Frame, WHOLE } from './frames.ts';
import { lairText } from './lairText.ts';
import { waysIn } from './ways.ts';

/** How wide a start place is ringed. */
const START_RING = 31;

/** The plate and all who are on it, as the board draws them. */
export const LairArt = ({ view }: { readonly view: G }) => (
  <g className="fs-art">
    <Ground figures={view.figures} />
    <UseChambers />
    <Dungeon />
    <Tokens figures={view.figures} tokens={view.players.map(({ token }) => token)} />
    <Ways figures={view.figures} ways={waysIn(view)} />
    <Figures figures={view.figures} places={view.players.map(({ place }) => place)} falling={null} />
  </g>
);

interface LairPictureProps {
  readonly view: G;
  readonly frame?: Frame;
  /** Where there is room. */
  readonly width: number;
  /** What has changed since then is ringed. */
  readonly since?: G;
}

/** The lair or a part of it, with what the rules allow there. */
export function LairPicture({ view, frame = WHOLE, width, since = view }: LairPictureProps) {
  const words = useWords();
  const { moved, chambers } = changesIn(since, view);
  return (
    <>
      <Unseen>{lairText(words, view)}</Unseen>
      <svg
        className={frame === WHOLE ? styles.lair : styles.part}
        viewBox={frame.join(' ')}
        width={width}
        aria-hidden
      >
        <LairArt view={view} />
        {openChambers(view).map((chamber) => (
          <ChamberEdge key={chamberKey(chamber)} chamber={chamber} className={styles.open} />
        ))}
        {chambers.map((chamber) => (
          <ChamberEdge key={chamberKey(chamber)} chamber={chamber} className={styles.ring} />
        ))}
        {moved.map((seat) => (
          <PlaceRing key={seat} view={view} seat={seat} />
        ))}
      </svg>
    </>
  );
}

/** The chambers that a token may be put on now. */
const openChambers = (view: G): Readonly<Chamber>[] =>
  view.stage === 'token' ? placeToken.all(view, view.actor).map(([, ...chamber]) => chamber) : [];

interface ChamberEdgeProps {
  readonly chamber: Readonly<Chamber>;
  readonly className: string | undefined;
}

const ChamberEdge = ({ chamber, className }: ChamberEdgeProps) => {
  const { x, y } = chamberAt(chamber);
  return <path d={chamberOutline(chamber[0], -1)} transform={`translate(${x} ${y})`} className={className} />;
};

function PlaceRing({ view, seat }: { readonly view: G; readonly seat: Seat }) {
  const { place } = playerAt(view, seat);
  if (place === 'dungeon') return <path d={DUNGEON} className={styles.ring} />;
  if (place !== 'start') return <path d={spaceOutline(view.figures, place)} className={styles.ring} />;
  const { x, y } = pointAt(standsAt(view.figures, seat, place));
  return <circle cx={x} cy={y} r={START_RING} className={styles.ring} />;
}
