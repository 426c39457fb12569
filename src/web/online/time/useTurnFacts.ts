import { useTranslation } from 'react-i18next';
import { metaCalled } from '../../../games/metas.ts';
import { optionName, valueName } from '../../../games/names.ts';
import { unusual } from '../../../games/options.ts';
import type { MatchSummary } from '../../../server/api/answers.ts';
import { durationWords } from './units.ts';

/** What was agreed on for a match: what is not as usual in it, its pace, the time for a turn, and whether it counts. */
export function useTurnFacts(): (match: MatchSummary) => string[] {
  const { t, i18n } = useTranslation('online');
  const { t: site } = useTranslation('site');
  return ({ game, options, pace, turnMs, isRated }) => [
    ...unusual(metaCalled(game), options).map(
      ([option, value]) => `${optionName(site, game, option)}: ${valueName(site, game, option, value)}`,
    ),
    t(`paces.${pace}`),
    ...(turnMs === null ? [] : [t('time.perTurn', { time: durationWords(turnMs, i18n.language) })]),
    ...(isRated ? [t('time.rated')] : []),
  ];
}
