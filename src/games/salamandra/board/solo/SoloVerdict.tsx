import { useTranslation } from 'react-i18next';
import { RUDOLPH } from '../../rules/rudolph.ts';
import { winnersOf } from '../../rules/scoring.ts';
import { type G, playerAt } from '../../rules/state.ts';
import { useWords } from '../useWords.ts';

interface SoloVerdictProps {
  readonly view: G;
}

/** Won or lost. */
export function SoloVerdict({ view }: SoloVerdictProps) {
  const { t } = useTranslation('solo');
  const words = useWords();
  return winnersOf(view).includes(RUDOLPH) ? t('lost') : t('won', { player: words.player(0) });
}

/** And why. */
export function SoloReason({ view }: SoloVerdictProps) {
  const { t } = useTranslation('solo');
  const words = useWords();
  if (!winnersOf(view).includes(RUDOLPH)) return t('wonWhy');
  if (!view.rudolph?.caughtUp) return t('countedWhy');
  const [own, his] = [0, RUDOLPH].map((seat) => words.amount('points', playerAt(view, seat).score));
  return t('caughtUpWhy', { round: view.round, player: words.player(0), own, his });
}
