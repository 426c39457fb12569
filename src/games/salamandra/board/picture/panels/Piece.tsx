import type { ReactNode } from 'react';
import type { PieceKey } from '../../pieces.ts';
import { asPicture } from './asPicture.ts';
import * as styles from './Piece.module.css';

export const NO_PIECES: ReadonlySet<PieceKey> = new Set();

interface PieceProps {
  readonly piece: PieceKey;
  /** Pieces that lie in it and have no place of their own here. */
  readonly holds?: readonly PieceKey[];
  readonly label: string;
  /** The pieces that are pointed at. */
  readonly marked: ReadonlySet<PieceKey>;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

const found = ({ piece, holds = [], marked }: PieceProps) => ({
  'data-piece': piece,
  'data-marked': [piece, ...holds].some((key) => marked.has(key)) || undefined,
});

/** Something to look at beside the garden: found by its key, read by its name. */
export const Piece = (props: PieceProps) => (
  <span
    {...found(props)}
    {...asPicture(props.label)}
    tabIndex={-1}
    className={`${styles.piece} ${props.className ?? ''}`}
  >
    {props.children}
  </span>
);

interface ChoicePieceProps extends PieceProps {
  readonly chosen: boolean;
  readonly onPick: () => void;
}

/** A piece that may be chosen now. */
export const ChoicePiece = (props: ChoicePieceProps) => (
  <button
    type="button"
    {...found(props)}
    data-state={props.chosen ? 'legal chosen' : 'legal'}
    aria-label={props.label}
    aria-pressed={props.chosen}
    className={`${styles.choice} ${props.className ?? ''}`}
    onClick={props.onPick}
  >
    {props.children}
  </button>
);
