import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { journalEntries } from '../../../../shared/picture/journalEntries.ts';
import { JournalPanel as Panel } from '../../../../shared/picture/JournalPanel.tsx';
import { useSeats } from '../../../../table.ts';
import type { LogLine } from '../../../log.ts';
import type { ToldLine } from '../../board.ts';
import type { PieceKey } from '../../pieces.ts';
import { useWords } from '../../useWords.ts';
import { EmblemDisc } from './EmblemDisc.tsx';
import { MarkedWords } from './MarkedWords.ts';
import { SalamandraLine } from './SalamandraLine.tsx';

interface JournalPanelProps {
  readonly log: readonly ToldLine[];
  /** The pieces that the line under the pointer or the keyboard speaks of. */
  readonly onPoint: (pieces: readonly PieceKey[]) => void;
}

const HEADINGS: ReadonlySet<LogLine['key']> = new Set(['round', 'roundAlone', 'win', 'sharedWin'] as const);

/** The journal of Salamandra. */
export const JournalPanel = memo(function JournalPanel({ log, onPoint }: JournalPanelProps) {
  const words = useWords();
  const marked = useMarkedWords();
  const entries = useMemo(() => journalEntries(log, HEADINGS), [log]);
  return (
    <Panel
      title={words.t('board.log')}
      entries={entries}
      renderSign={(seat) => <EmblemDisc dye={words.dye(seat)} size={18} />}
      renderLine={(line) => (
        <SalamandraLine key={line.told.id} {...line} words={words} marked={marked} onPoint={onPoint} />
      )}
    />
  );
});

function useMarkedWords(): MarkedWords {
  const { t, i18n } = useTranslation('salamandra');
  const seats = useSeats();
  return useMemo(() => new MarkedWords(t, i18n.language, seats), [t, i18n.language, seats]);
}
