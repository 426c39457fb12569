import type { AdviceTexts, TextsFor } from '../../face.ts';
import { outcomeOf } from '../advice/outcome.ts';
import type { Reason } from '../bot/reasons.ts';
import type { Action } from '../rules/actions.ts';
import { type G, lightOf } from '../rules/state.ts';
import { outcomeText } from './picture/texts.ts';
import { moveText } from './text/moveGroups.ts';
import { wordsOf } from './useWords.ts';

export const adviceTexts: TextsFor<AdviceTexts<G, Action>> = (i18n, seats) => {
  const words = wordsOf(i18n, seats);
  return {
    move: (view, action) => moveText(words, view, action),
    isChoice: ([name]) => name !== 'endTurn',
    outcome: (view, actions) => outcomeText(words, outcomeOf(view, view.seat, actions)),
    reason: (reason) => words.t(`table.reasons.${reason as Reason}`),
    moment: ({ round, turn }) => words.t('moment', { round, light: words.t(`lights.${lightOf(round)}`), turn }),
  };
};
