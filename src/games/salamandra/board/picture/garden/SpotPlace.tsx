import { memo } from 'react';
import type { FieldId } from '../../../content/fields.ts';
import type { Dye, Face, Spot } from '../../../content/terms.ts';
import { ApprenticeArt } from '../../art/ApprenticeArt.tsx';
import { Art } from '../../art/Art.tsx';
import { SPOT_AT } from '../../art/FieldArt.tsx';
import { useWords } from '../../useWords.ts';
import { pieceProps, type PieceState } from '../piece-state.ts';
import * as styles from './Garden.module.css';
import { TILE } from './layout.ts';

interface SpotPlaceProps {
  readonly field: FieldId;
  readonly spot: Spot;
  readonly x: number;
  readonly y: number;
  readonly state: PieceState;
  /** Who stands there; null for nobody. */
  readonly dye: Dye | null;
  readonly owner: string | null;
  readonly face: Face;
  readonly active: boolean;
  /** What placing there brings; null where nobody asks. */
  readonly crystals: number | null;
}

/** A place for an apprentice, and whoever stands there. */
export const SpotPlace = memo(function SpotPlace(props: SpotPlaceProps) {
  const { field, spot, x, y, state, dye, owner, face, active, crystals } = props;
  const words = useWords();
  const { x: dx, y: dy } = SPOT_AT[spot];
  const place = words.place({ field, spot });
  const label = owner
    ? words.t(active ? 'table.pieces.activeApprentice' : 'table.pieces.inactiveApprentice', { owner, place })
    : words.t('table.pieces.freeSpot', { place, crystals: words.amount('crystals', crystals ?? 0) });
  return (
    <g
      transform={`translate(${x * TILE + dx} ${y * TILE + dy})`}
      className={styles.spot}
      aria-label={label}
      {...pieceProps(`spot ${field} ${spot}`, state)}
    >
      <circle r={15} className={styles.reach} />
      {spot === 'N' && !dye ? (
        <rect x={-19.5} y={-13} width={39} height={26} rx={13} className={styles.halo} />
      ) : (
        <circle r={13.5} className={styles.halo} />
      )}
      {dye && (
        <g className={styles.apprentice} data-apprentice>
          <g transform="scale(.9)">
            <ApprenticeArt dye={dye} face={face} active={active} />
          </g>
        </g>
      )}
      {crystals !== null && crystals > 0 && !dye && (
        // the bonus spot shows its gain, and the crystals beside it
        <g className={styles.bait} transform={spot === 'N' ? 'translate(22 0)' : undefined} aria-hidden>
          {Array.from({ length: crystals }, (_, i) => (
            <g key={`crystal ${i}`} transform={`translate(${(i - (crystals - 1) / 2) * 9 - 6.5} -6.5)`}>
              <Art name="crystal" size={13} />
            </g>
          ))}
        </g>
      )}
      {state.includes('flipping') && (
        <g transform="translate(11 11)" aria-hidden>
          <circle r={6.5} className={styles.badge} />
          <g transform="translate(-5 -5)">
            <Art name="flip" size={10} />
          </g>
        </g>
      )}
    </g>
  );
});
