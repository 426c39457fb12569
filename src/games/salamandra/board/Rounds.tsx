import { Progress } from '../../shell/Progress.tsx';
import { ROUNDS } from '../content/mat.ts';
import { lightOf } from '../rules/state.ts';
import { useWords } from './useWords.ts';

const NUMBERS = Array.from({ length: ROUNDS }, (_, i) => i + 1);

/** The rounds by day and by night. */
export function Rounds({ round }: { readonly round: number }) {
  const { t } = useWords();
  const steps = NUMBERS.map((n) => {
    const light = lightOf(n);
    return {
      icon: light === 'day' ? 'sun' : 'moon',
      name: t('board.round', { round: n, rounds: ROUNDS, light: t(`lights.${light}`) }),
      short: `${n}/${ROUNDS}`,
    } as const;
  });
  return <Progress label={t('table.rounds')} steps={steps} now={round - 1} />;
}
