import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToldLine } from '../../board.ts';
import type { PieceKey } from '../../pieces.ts';
import { useSeats } from '../../../../table.ts';
import { useWords } from '../../useWords.ts';
import { EmblemDisc } from './EmblemDisc.tsx';
import { journalEntries } from './journalEntries.ts';
import { JournalLine } from './JournalLine.tsx';
import * as styles from './JournalPanel.module.css';
import { MarkedWords } from './MarkedWords.ts';
import { Panel } from './Panel.tsx';

interface JournalPanelProps {
  readonly log: readonly ToldLine[];
  /** The pieces that the line under the pointer or the keyboard speaks of. */
  readonly onPoint: (pieces: readonly PieceKey[]) => void;
}

/** What has happened, turn by turn, the newest at the bottom. What is new is read out by the announcements. */
export const JournalPanel = memo(function JournalPanel({ log, onPoint }: JournalPanelProps) {
  const words = useWords();
  const marked = useMarkedWords();
  const entries = useMemo(() => journalEntries(log), [log]);
  const [visited, setVisited] = useState<string | null>(null);
  const title = words.t('board.log');
  const stop = log.find(({ id }) => id === visited)?.id ?? log.at(-1)?.id;
  return (
    <Panel title={title} className={styles.panel}>
      <div role="log" aria-live="off" aria-label={title} className={styles.scroller}>
        <ol className={styles.entries}>
          {entries.map(({ kind, seat, lines }) => (
            <li key={lines[0]?.id} className={styles[kind]}>
              {seat !== null && <EmblemDisc dye={words.dye(seat)} size={18} />}
              <ul>
                {lines.map((told, i) => (
                  <JournalLine
                    key={told.id}
                    told={told}
                    words={words}
                    marked={marked}
                    named={i === 0}
                    stop={told.id === stop}
                    onVisit={setVisited}
                    onPoint={onPoint}
                  />
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  );
});

function useMarkedWords(): MarkedWords {
  const { t, i18n } = useTranslation('salamandra');
  const seats = useSeats();
  return useMemo(() => new MarkedWords(t, i18n.language, seats), [t, i18n.language, seats]);
}
