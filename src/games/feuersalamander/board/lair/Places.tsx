import { memo } from 'react';
import { type Chamber, CHAMBERS } from '../../content/cards.ts';
import type { Figure } from '../../content/terms.ts';
import type { Seat } from '../../rules/state.ts';
import { bevelled } from '../art/shapes.ts';
import { chamberKey, pieceProps, type PieceKey, type PieceState } from '../pieces.ts';
import { chamberAt } from './chambers.ts';
import { chamberOutline } from './Chambers.tsx';
import { pointAt, quarterOf, ROAD, spaceAngle, spaceOutline, spacesOf, START } from './circuit.ts';
import { DUNGEON } from './Dungeon.tsx';
import * as styles from './Places.module.css';

interface PlaceProps {
  readonly label: string;
  readonly state: PieceState;
}

const ChamberPlace = memo(function ChamberPlace({
  chamber,
  label,
  state,
}: PlaceProps & { readonly chamber: Readonly<Chamber> }) {
  const { x, y } = chamberAt(chamber);
  return (
    <g transform={`translate(${x} ${y})`} className={styles.place} {...pieceProps(chamberKey(chamber), label, state)}>
      <path d={chamberOutline(chamber[0], 0)} className={styles.edge} />
    </g>
  );
});

interface SpacePlaceProps extends PlaceProps {
  readonly figures: readonly Figure[];
  readonly space: number;
}

const SpacePlace = memo(function SpacePlace({ figures, space, label, state }: SpacePlaceProps) {
  const { x, y } = pointAt({ angle: spaceAngle(figures, space), radius: ROAD });
  return (
    <g className={styles.place} {...pieceProps(`space ${space}`, label, state)}>
      <path d={spaceOutline(figures, space)} className={styles.edge} />
      <path d="M-5 0H5M0-5V5" transform={`translate(${x} ${y})`} className={styles.plus} />
    </g>
  );
});

interface StartPlaceProps extends PlaceProps {
  readonly figures: readonly Figure[];
  readonly seat: Seat;
}

const StartPlace = memo(function StartPlace({ figures, seat, label, state }: StartPlaceProps) {
  const { x, y } = pointAt({ angle: quarterOf(figures, seat), radius: START });
  return (
    <g transform={`translate(${x} ${y})`} className={styles.place} {...pieceProps(`start ${seat}`, label, state)}>
      <path d={bevelled(25, 20, 10)} className={styles.edge} />
    </g>
  );
});

interface PlacesProps {
  readonly figures: readonly Figure[];
  readonly describe: (piece: PieceKey) => string;
  readonly state: (piece: PieceKey) => PieceState;
}

/** Everything of the plate that can be pointed at. */
export function Places({ figures, describe, state }: PlacesProps) {
  const props = (piece: PieceKey) => ({ label: describe(piece), state: state(piece) });
  return (
    <>
      {CHAMBERS.map((chamber) => (
        <ChamberPlace key={chamberKey(chamber)} chamber={chamber} {...props(chamberKey(chamber))} />
      ))}
      <g className={styles.place} {...pieceProps('dungeon', describe('dungeon'), state('dungeon'))}>
        <path d={DUNGEON} className={styles.edge} />
      </g>
      {figures.map((figure, seat) => (
        <StartPlace key={figure} figures={figures} seat={seat} {...props(`start ${seat}`)} />
      ))}
      {spacesOf(figures).map((space) => (
        <SpacePlace key={space} figures={figures} space={space} {...props(`space ${space}`)} />
      ))}
    </>
  );
}
