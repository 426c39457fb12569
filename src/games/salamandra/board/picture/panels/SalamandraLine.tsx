import { memo } from 'react';
import { JournalLine } from '../../../../shared/picture/JournalLine.tsx';
import type { LineProps } from '../../../../shared/picture/JournalPanel.tsx';
import { partsOf } from '../../../../shared/picture/marks.ts';
import { field } from '../../../content/fields.ts';
import type { LogLine } from '../../../log.ts';
import { Art } from '../../art/Art.tsx';
import { logText } from '../../logText.ts';
import { type PieceKey, piecesOf } from '../../pieces.ts';
import type { Words } from '../../words.ts';
import * as styles from './SalamandraLine.module.css';
import type { Mark, MarkedWords } from './MarkedWords.ts';

interface SalamandraLineProps extends LineProps<LogLine> {
  readonly words: Words;
  readonly marked: MarkedWords;
  readonly onPoint: (pieces: readonly PieceKey[]) => void;
}

/** A line of the journal: with pictures for the eye, once in plain words for readers. */
export const SalamandraLine = memo(function SalamandraLine(props: SalamandraLineProps) {
  const { told, words, marked, named, stop, onVisit, onPoint } = props;
  const { id, line } = told;
  const [first, ...rest] = partsOf<Mark>(logText(marked, line));
  const startsWithName = typeof first?.content === 'object' && first.content.kind === 'player';
  const shown = first && (named || !startsWithName) ? [first, ...rest] : rest;
  return (
    <JournalLine
      id={id}
      text={logText(words, line)}
      pieces={piecesOf(line)}
      stop={stop}
      onVisit={onVisit}
      onPoint={onPoint}
    >
      {shown.map(({ at, content }) =>
        typeof content === 'string' ? content : <MarkView key={at} mark={content} words={words} />,
      )}
    </JournalLine>
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
