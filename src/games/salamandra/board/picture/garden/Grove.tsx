import { memo } from 'react';
import type { GroveId } from '../../../content/groves.ts';
import { useWords } from '../../useWords.ts';
import { pieceProps, type PieceState } from '../piece-state.ts';
import * as styles from './Garden.module.css';
import { at } from './layout.ts';

interface GroveProps {
  readonly id: GroveId;
  readonly x: number;
  readonly y: number;
  readonly state: PieceState;
  /** Has the player a path to it? Null where it does not matter now. */
  readonly reached: boolean | null;
}

const DIAMOND = 'M0-28 28 0 0 28-28 0Z';

/** A grove in the garden, to be pointed at: its drawing lies below it. */
export const Grove = memo(function Grove({ id, x, y, state, reached }: GroveProps) {
  const words = useWords();
  const name = words.groveLying({ grove: id, x, y });
  const label =
    reached === null ? name : words.t(reached ? 'table.pieces.reached' : 'table.pieces.notReached', { name });
  return (
    <g transform={at({ x, y })} className={styles.grove} aria-label={label} {...pieceProps(`grove ${id}`, state)}>
      <path d={DIAMOND} className={styles.reach} />
      <path d={DIAMOND} className={styles.edge} />
    </g>
  );
});
