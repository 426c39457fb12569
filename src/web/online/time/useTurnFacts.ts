import { useTranslation } from 'react-i18next';
import type { MatchSummary } from '../../../server/api/answers.ts';
import { durationWords } from './units.ts';

/** What was agreed on for a match: its pace, the time for a turn, and whether it counts. */
export function useTurnFacts(): (match: MatchSummary) => string[] {
  const { t, i18n } = useTranslation('online');
  return ({ pace, turnMs, isRated }) => [
    t(`paces.${pace}`),
    ...(turnMs === null ? [] : [t('time.perTurn', { time: durationWords(turnMs, i18n.language) })]),
    ...(isRated ? [t('time.rated')] : []),
  ];
}
