/** What a move would bring, said before it is made. */
import type { Result } from '../../../shared/text/moveGroups.ts';
import { type Outcome, outcomeOf } from '../../advice/outcome.ts';
import { RESOURCES } from '../../content/terms.ts';
import type { Action } from '../../rules/actions.ts';
import type { G } from '../../rules/state.ts';
import { type Sequel, sequelsFor } from '../picture/intent.ts';
import { gainTexts, nextTexts } from '../picture/texts.ts';
import type { Words } from '../words.ts';

/** First what is gained and given, then what comes next. */
export function resultOf(words: Words, view: G, action: Action): Result {
  const outcome = outcomeOf(view, view.seat, [action]);
  const gains = [...gainTexts(words, outcome), ...madeTexts(words, view, outcome)];
  return [
    gains.length > 0 ? words.and(gains) : words.t('table.change.nothing'),
    ...nextTexts(words, outcome, sequelsOf(view, action)),
  ];
}

/** The resources that it makes; those that it takes are its cost. */
const madeTexts = (words: Words, view: G, { resourcesLeft }: Outcome): string[] =>
  RESOURCES.flatMap((resource) => {
    const made = (resourcesLeft[resource] ?? 0) - view.resources[resource];
    return made > 0 ? [words.amount(resource, made)] : [];
  });

function sequelsOf(view: G, action: Action): Sequel[] {
  if (action[0] !== 'build') return [];
  const [, field, x, y] = action;
  return sequelsFor(view, { kind: 'build', field, cell: { x, y }, way: null, sequel: null });
}
