import { Progress } from '../../shell/Progress.tsx';
import type { G } from '../rules/state.ts';
import { useWords } from './useWords.ts';

/** What is played for, and which game of the series. */
export function Games({ view: { target, series, results, over } }: { readonly view: G }) {
  const { t } = useWords();
  const goal = t('board.target', { points: target });
  const steps = Array.from({ length: series }, (_, i) => ({
    icon: 'flame' as const,
    name: series === 1 ? goal : `${t('board.game', { game: i + 1, series })} · ${goal}`,
    short: series === 1 ? String(target) : `${i + 1}/${series}`,
  }));
  return <Progress label={t('board.games')} steps={steps} now={results.length - Number(over)} />;
}
