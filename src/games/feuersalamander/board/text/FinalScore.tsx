import { Panel } from '../../../shared/text/Panel.tsx';
import { ScoreTable } from '../../../shared/text/ScoreTable.tsx';
import type { LogLine } from '../../log.ts';
import { scoresOf } from '../../rules/index.ts';
import type { G } from '../../rules/state.ts';
import { logText } from '../logText.ts';
import { useWords } from '../useWords.ts';
import { nameOf } from './nameOf.ts';

interface FinalScoreProps {
  readonly view: G;
  /** The line of the log that names the winners. */
  readonly verdict: LogLine | undefined;
}

/** Every player's points by game. */
export function FinalScore({ view, verdict }: FinalScoreProps) {
  const words = useWords();
  const { t } = words;
  return (
    <Panel title={t('text.finalScore')} {...(verdict && { note: logText(words, verdict) })}>
      <ScoreTable
        players={view.players.map((_, seat) => nameOf(words, seat))}
        corner={t('text.players')}
        rows={view.results.map((points, i) => [t('text.game', { game: i + 1 }), points])}
        foot={[t('text.total'), scoresOf(view)]}
      />
    </Panel>
  );
}
