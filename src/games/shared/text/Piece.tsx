import type { ReactNode } from 'react';
import * as styles from './Piece.module.css';

/** Pieces beside one another. */
export const Pieces = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.pieces}>{children}</ul>
);

const NO_COLOURS: readonly string[] = [];

interface PieceProps {
  readonly name: string;
  /** Where it lies, or how many there are. */
  readonly note?: string;
  /** Beside the words, a piece has an edge of its colours, by their names in the palette. */
  readonly colours?: readonly string[];
  readonly children: ReactNode;
}

/** Whatever lies on the table, in words. */
export function Piece({ name, note, colours = NO_COLOURS, children }: PieceProps) {
  return (
    <li className={styles.piece}>
      <div className={styles.edge} aria-hidden>
        {colours.map((colour) => (
          <i key={colour} style={{ background: `var(--${colour})` }} />
        ))}
      </div>
      <div className={styles.body}>
        <h3>
          {name} {note && <span>{note}</span>}
        </h3>
        {children}
      </div>
    </li>
  );
}
