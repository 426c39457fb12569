import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { journalEntries } from '../../../shared/picture/journalEntries.ts';
import { JournalLine } from '../../../shared/picture/JournalLine.tsx';
import { JournalPanel, type LineProps } from '../../../shared/picture/JournalPanel.tsx';
import { partsOf } from '../../../shared/picture/marks.ts';
import { useSeats } from '../../../table.ts';
import type { LogLine } from '../../log.ts';
import { CardChip } from '../art/CardChip.tsx';
import { EmblemDisc } from '../art/EmblemDisc.tsx';
import { Mark } from '../art/Mark.tsx';
import type { ToldLine } from '../board.ts';
import { logText } from '../logText.ts';
import { type PieceKey, piecesOf } from '../pieces.ts';
import { useWords } from '../useWords.ts';
import type { Words } from '../words.ts';
import { ClaimView } from './ClaimView.tsx';
import * as styles from './Journal.module.css';
import { type JournalMark, MarkedWords } from './MarkedWords.ts';

interface JournalProps {
  readonly log: readonly ToldLine[];
  /** The pieces that the line under the pointer or the keyboard speaks of. */
  readonly onPoint: (pieces: readonly PieceKey[]) => void;
}

const HEADINGS: ReadonlySet<LogLine['key']> = new Set([
  'overByTarget',
  'overByCards',
  'overByAgreement',
  'game',
  'win',
  'sharedWin',
] as const);

/** What has happened at this table. */
export const Journal = memo(function Journal({ log, onPoint }: JournalProps) {
  const words = useWords();
  const marked = useMarkedWords();
  const entries = useMemo(() => journalEntries(log, HEADINGS), [log]);
  return (
    <JournalPanel
      title={words.t('picture.tabs.journal')}
      entries={entries}
      renderSign={(seat) => <EmblemDisc figure={words.figureAt(seat)} size={18} />}
      renderLine={(line) => (
        <ToldInPictures key={line.told.id} {...line} words={words} marked={marked} onPoint={onPoint} />
      )}
    />
  );
});

function useMarkedWords(): MarkedWords {
  const { t, i18n } = useTranslation('feuersalamander');
  const seats = useSeats();
  return useMemo(() => new MarkedWords(t, i18n.language, seats), [t, i18n.language, seats]);
}

interface ToldInPicturesProps extends LineProps<LogLine> {
  readonly words: Words;
  readonly marked: MarkedWords;
  readonly onPoint: (pieces: readonly PieceKey[]) => void;
}

const ToldInPictures = memo(function ToldInPictures(props: ToldInPicturesProps) {
  const { told, words, marked, named, stop, onVisit, onPoint } = props;
  const { id, line } = told;
  const [first, ...rest] = partsOf<JournalMark>(logText(marked, line));
  const startsWithDoer =
    typeof first?.content === 'object' && first.content.kind === 'player' && line.key !== 'caught';
  const shown = first && (named || !startsWithDoer) ? [first, ...rest] : rest;
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

function MarkView({ mark, words }: { readonly mark: JournalMark; readonly words: Words }) {
  switch (mark.kind) {
    case 'player':
      return <b>{words.player(mark.seat)}</b>;
    case 'card':
      return <CardChip id={mark.id} width={16} />;
    case 'chamber':
      return (
        <span className={styles.thing}>
          {mark.chamber.map((card) => (
            <CardChip key={card} id={card} width={16} />
          ))}
        </span>
      );
    case 'symbol':
      return <Mark name={mark.symbol === 'salamander' ? 'sal' : 'seal'} size={17} />;
    case 'claim':
      return <ClaimView claim={mark.claim} right={mark.right} width={16} />;
    case 'points':
      return (
        <span className={styles.thing}>
          {mark.n} <Mark name="vp" size={16} />
        </span>
      );
  }
}
