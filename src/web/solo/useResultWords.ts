import { useTranslation } from 'react-i18next';
import type { SoloResult } from './localSolo.ts';

/** How a game alone ended: the points of both, and the lead. */
export function useResultWords(): (result: SoloResult) => string {
  const { t, i18n } = useTranslation('site');
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero' });
  return ({ isWon, score, rival }) =>
    t(isWon ? 'solo.result.won' : 'solo.result.lost', { score, rival, lead: signed.format(score - rival) });
}
