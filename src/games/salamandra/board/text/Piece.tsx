import type { ReactNode } from 'react';
import type { Colour } from '../../content/terms.ts';
import * as styles from './Piece.module.css';

/** Pieces beside one another. */
export const Pieces = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.pieces}>{children}</ul>
);

const NO_COLOURS: readonly Colour[] = [];

interface PieceProps {
  readonly name: string;
  /** Where it lies, or how many there are. */
  readonly note?: string;
  /** Beside the words, a piece has an edge of its colour. */
  readonly colours?: readonly Colour[];
  readonly children: ReactNode;
}

/** A field, card, grove or book in words. */
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
