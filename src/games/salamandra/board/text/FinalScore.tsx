import { sourcesIn } from '../../rules/scoring.ts';
import type { G } from '../../rules/state.ts';
import { Panel } from '../../../shared/text/Panel.tsx';
import { ScoreTable } from '../../../shared/text/ScoreTable.tsx';
import { useWords } from '../useWords.ts';
import { logText } from '../logText.ts';
import type { LogLine } from '../../log.ts';

interface FinalScoreProps {
  readonly view: G;
  /** The line of the log that names the winners. */
  readonly verdict: LogLine | undefined;
}

/** Every player's points by where they came from. */
export function FinalScore({ view, verdict }: FinalScoreProps) {
  const { players } = view;
  const words = useWords();
  const { t } = words;
  return (
    <Panel title={t('board.finalScore')} {...(verdict && { note: logText(words, verdict) })}>
      <ScoreTable
        players={players.map((_, seat) => ({ colour: words.dye(seat), text: words.player(seat) }))}
        corner={t('board.source')}
        rows={sourcesIn(view).map((source) => [
          t(`sources.${source}`),
          players.map(({ points }) => points[source] ?? 0),
        ])}
        foot={[t('board.total'), players.map(({ score }) => score)]}
      />
    </Panel>
  );
}
