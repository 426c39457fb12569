import type { KeyboardEvent, ReactNode } from 'react';
import { ForReaders } from '../../../web/components/ForReaders.tsx';
import * as styles from './JournalLine.module.css';

interface JournalLineProps<Piece extends string> {
  readonly id: string;
  /** In plain words, once, for readers. */
  readonly text: string;
  /** The pieces that it speaks of. */
  readonly pieces: readonly Piece[];
  /** Whether the tab key stops here. */
  readonly stop: boolean;
  readonly onVisit: (id: string) => void;
  readonly onPoint: (pieces: readonly Piece[]) => void;
  /** With pictures, for the eye. */
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, (at: number, end: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, end) => end,
};

/** The journal is one stop of the tab key; within it the arrows go from line to line. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const journal = event.currentTarget.closest('[role="log"]');
  if (!step || !journal) return;
  const lines = [...journal.querySelectorAll<HTMLElement>('[data-line]')];
  lines[step(lines.indexOf(event.currentTarget), lines.length - 1)]?.focus();
  event.preventDefault();
  event.stopPropagation();
}

/** A line of the journal, to be pointed at. */
export function JournalLine<Piece extends string>(props: JournalLineProps<Piece>) {
  const { id, text, pieces, stop, onVisit, onPoint, children } = props;
  return (
    <li>
      <button
        type="button"
        data-line={id}
        tabIndex={stop ? 0 : -1}
        className={styles.line}
        onPointerEnter={() => onPoint(pieces)}
        onPointerLeave={() => onPoint([])}
        onFocus={() => {
          onVisit(id);
          onPoint(pieces);
        }}
        onBlur={() => onPoint([])}
        onKeyDown={walk}
      >
        <span aria-hidden>{children}</span>
        <ForReaders>{text}</ForReaders>
      </button>
    </li>
  );
}
