import type { MatchList, MatchSummary } from '../../../server/api/answers.ts';
import { without } from '../lobby/openTables.ts';

/** A list of one's matches of this kind, latest played first, after news of one: it is here, or it is not any more. */
export function withMine(list: MatchList, status: MatchSummary['status'], match: MatchSummary): MatchList {
  const others = without(list, match.id);
  const isKnown = others.matches.length < list.matches.length;
  // who has left a match finds it among those that are over, and nowhere else
  if (match.status !== status || (match.mySeat == null && !isKnown)) return others;
  return { ...others, matches: [match, ...others.matches] };
}
