import { pointsByRound } from '../../../advice/story.ts';
import { ROUNDS } from '../../../content/mat.ts';
import type { G } from '../../../rules/state.ts';
import type { ToldLine } from '../../board.ts';
import { useWords } from '../../useWords.ts';
import { PointChart } from './PointChart.tsx';
import { ranking } from './ranking.ts';

interface RoundLinesProps {
  readonly view: G;
  readonly log: readonly ToldLine[];
}

/** The start, every round, and the final count. */
const STEPS = ROUNDS + 1;

/** How the points grew from round to round. */
export function RoundLines({ view, log }: RoundLinesProps) {
  const words = useWords();
  const { t } = words;
  const story = pointsByRound(
    log.map(({ line }) => line),
    view.players.length,
  ).map((points) => [0, ...points]);
  const lines = ranking(view).map((seat) => ({ seat, points: story[seat] ?? [] }));
  const inWords = lines.map(({ seat, points }) =>
    t('panels.ending.roundsOf', { player: words.player(seat), points: points.join(', ') }),
  );
  const rounds = Array.from({ length: ROUNDS }, (_, i) => ({ at: i + 1, what: i + 1 }));
  return (
    <PointChart
      label={t('panels.ending.roundsChart', { lines: inWords.join('; ') })}
      lines={lines.map(({ seat, points }) => ({ seat, corners: points.map((reached, step) => [step, reached]) }))}
      length={STEPS}
      below={[{ at: 0, what: t('panels.ending.start') }, ...rounds, { at: STEPS, what: t('panels.ending.count') }]}
    />
  );
}
