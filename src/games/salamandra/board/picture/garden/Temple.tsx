import { memo } from 'react';
import { type Half, HALVES } from '../../../content/terms.ts';
import { TEMPLE_CELLS } from '../../../rules/geometry.ts';
import { OCTAGON } from '../../art/FieldArt.tsx';
import { useWords } from '../../useWords.ts';
import { pieceProps, type PieceState } from '../piece-state.ts';
import * as styles from './Garden.module.css';
import { at } from './layout.ts';

interface TempleProps {
  readonly black: PieceState;
  readonly yellow: PieceState;
}

export const Temple = memo(function Temple(states: TempleProps) {
  const { t } = useWords();
  return (
    <>
      {HALVES.map((half: Half) => (
        <g
          key={half}
          transform={at(TEMPLE_CELLS[half])}
          className={styles.temple}
          aria-label={t(`table.pieces.temple.${half}`)}
          {...pieceProps(`temple ${half}`, states[half])}
        >
          <path d={OCTAGON} className={styles.reach} />
          <path d={OCTAGON} className={styles.edge} />
        </g>
      ))}
    </>
  );
});
