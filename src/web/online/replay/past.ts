import type { Journal, MatchSummary, Outline } from '../../../server/api/answers.ts';

/** All that is known of a match before any of its steps is shown. */
export interface Past {
  readonly match: MatchSummary;
  readonly outline: Outline;
  readonly journal: Journal;
}
