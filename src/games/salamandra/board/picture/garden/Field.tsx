import { memo } from 'react';
import type { FieldId } from '../../../content/fields.ts';
import { OCTAGON } from '../../art/FieldArt.tsx';
import { useWords } from '../../useWords.ts';
import { pieceProps, type PieceState } from '../piece-state.ts';
import * as styles from './Garden.module.css';
import { at } from './layout.ts';

interface FieldProps {
  readonly id: FieldId;
  readonly x: number;
  readonly y: number;
  readonly state: PieceState;
}

/** A field in the garden, to be pointed at: its drawing lies below it, its spots above. */
export const Field = memo(function Field({ id, x, y, state }: FieldProps) {
  const words = useWords();
  const label = words.t('table.pieces.field', { field: words.field(id), cell: words.cell(x, y) });
  return (
    <g transform={at({ x, y })} className={styles.field} aria-label={label} {...pieceProps(`field ${id}`, state)}>
      <path d={OCTAGON} className={styles.reach} />
      <path d={OCTAGON} className={styles.edge} />
    </g>
  );
});
