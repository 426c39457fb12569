import { SOURCES } from '../../content/terms.ts';
import type { G } from '../../rules/state.ts';
import { Panel } from './Panel.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { useWords } from '../useWords.ts';
import { logText } from '../logText.ts';
import type { LogLine } from '../../log.ts';

interface FinalScoreProps {
  readonly view: G;
  /** The line of the log that names the winners. */
  readonly verdict: LogLine | undefined;
}

/** Every player's points by where they came from. */
export function FinalScore({ view: { players }, verdict }: FinalScoreProps) {
  const words = useWords();
  const { t } = words;
  return (
    <Panel title={t('board.finalScore')} {...(verdict && { note: logText(words, verdict) })}>
      <ScoreTable
        seats={players.length}
        corner={t('board.source')}
        rows={SOURCES.map((source) => [t(`sources.${source}`), players.map(({ points }) => points[source])])}
        foot={[t('board.total'), players.map(({ score }) => score)]}
      />
    </Panel>
  );
}
