import { memo } from 'react';
import type { Cell } from '../../../rules/geometry.ts';
import { Art } from '../../art/Art.tsx';
import { useWords } from '../../useWords.ts';
import { pieceProps, type PieceState } from '../piece-state.ts';
import * as styles from './Garden.module.css';
import { at } from './layout.ts';

interface CellPlaceProps {
  readonly x: number;
  readonly y: number;
  /** Where its marker is drawn. */
  readonly markerX: number;
  readonly markerY: number;
  readonly state: PieceState;
  /** How many groves would grow. */
  readonly glades: number;
  /** Would a card be on offer? */
  readonly colourContact: boolean;
}

const MARKER = 'M-8.3-20H8.3L20-8.3V8.3L8.3 20H-8.3L-20 8.3V-8.3Z';

/** An empty place where the chosen field may be built. */
export const CellPlace = memo(function CellPlace(props: CellPlaceProps) {
  const { x, y, markerX, markerY, state, glades, colourContact } = props;
  const words = useWords();
  const { t } = words;
  const label = [
    t('table.pieces.cell', { cell: words.cell(x, y) }),
    ...(glades > 0 ? [t('table.pieces.glades', { count: glades })] : []),
    ...(colourContact ? [t('table.pieces.colourContact')] : []),
  ].join(', ');
  const marker: Cell = { x: markerX, y: markerY };
  return (
    <g transform={at(marker)} className={styles.cell} aria-label={label} {...pieceProps(`cell ${x} ${y}`, state)}>
      <path d={MARKER} className={styles.plot} />
      <path d={glades > 0 || colourContact ? 'M-5-7H5M0-12V-2' : 'M-5 0H5M0-5V5'} className={styles.plus} />
      <g transform={`translate(${glades > 0 && colourContact ? -15 : -7} 0)`} aria-hidden>
        {glades > 0 && <Art name="grove" size={14} />}
        {colourContact && (
          <g transform={`translate(${glades > 0 ? 16 : 0} 0)`}>
            <Art name="c-be" size={14} />
          </g>
        )}
      </g>
    </g>
  );
});
