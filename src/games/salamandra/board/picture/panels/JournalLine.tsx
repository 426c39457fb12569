import { type KeyboardEvent, memo } from 'react';
import { field } from '../../../content/fields.ts';
import { Art } from '../../art/Art.tsx';
import type { ToldLine } from '../../board.ts';
import { logText } from '../../logText.ts';
import { type PieceKey, piecesOf } from '../../pieces.ts';
import type { Words } from '../../words.ts';
import { ForReaders } from '../../../../../web/components/ForReaders.tsx';
import * as styles from './JournalLine.module.css';
import { type Mark, type MarkedWords, partsOf } from './MarkedWords.ts';

interface JournalLineProps {
  readonly told: ToldLine;
  readonly words: Words;
  readonly marked: MarkedWords;
  /** Whether it says who: only the first line of a turn does. */
  readonly named: boolean;
  /** Whether the tab key stops here. */
  readonly stop: boolean;
  readonly onVisit: (id: string) => void;
  readonly onPoint: (pieces: readonly PieceKey[]) => void;
}

const NOTHING: readonly PieceKey[] = [];

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

/** A line of the journal, to be pointed at: with pictures for the eye, once in plain words for readers. */
export const JournalLine = memo(function JournalLine(props: JournalLineProps) {
  const { told, words, marked, named, stop, onVisit, onPoint } = props;
  const { id, line } = told;
  const [first, ...rest] = partsOf(marked, line);
  const startsWithName = typeof first?.content === 'object' && first.content.kind === 'player';
  const shown = first && (named || !startsWithName) ? [first, ...rest] : rest;
  return (
    <li>
      <button
        type="button"
        data-line={id}
        tabIndex={stop ? 0 : -1}
        className={styles.line}
        onPointerEnter={() => onPoint(piecesOf(line))}
        onPointerLeave={() => onPoint(NOTHING)}
        onFocus={() => {
          onVisit(id);
          onPoint(piecesOf(line));
        }}
        onBlur={() => onPoint(NOTHING)}
        onKeyDown={walk}
      >
        <span aria-hidden>
          {shown.map(({ at, content }) =>
            typeof content === 'string' ? content : <MarkView key={at} mark={content} words={words} />,
          )}
        </span>
        <ForReaders>{logText(words, line)}</ForReaders>
      </button>
    </li>
  );
});

function MarkView({ mark, words }: { readonly mark: Mark; readonly words: Words }) {
  switch (mark.kind) {
    case 'player':
      return <b>{words.player(mark.seat)}</b>;
    case 'field':
      return (
        <span className={styles.thing}>
          {field(mark.id).colours.map((colour) => (
            <Art key={colour} name={`f-${colour}`} size={16} />
          ))}{' '}
          {words.fieldShort(mark.id)}
        </span>
      );
    case 'amount':
      return (
        <span className={styles.thing}>
          {mark.n} <Art name={mark.art} size={15} />
        </span>
      );
  }
}
