/** One's own matches, in the order in which they want one's attention. */
import type { MatchList, MatchSummary } from '../../../server/api/answers.ts';
import { without } from './openTables.ts';

export const isMyTurn = ({ status, toAct, mySeat }: MatchSummary): boolean =>
  status === 'running' && mySeat != null && toAct.includes(mySeat);

export const isOver = ({ status }: MatchSummary): boolean => status === 'over';

const urgency = (match: MatchSummary): number => {
  if (isMyTurn(match)) return 0;
  return { running: 1, open: 2, over: 3 }[match.status];
};

/** Those of the same urgency stay as they come: the latest played first. */
export const byUrgency = (matches: readonly MatchSummary[]): MatchSummary[] =>
  matches.toSorted((one, other) => urgency(one) - urgency(other));

/** What is told to many does not say who the reader is: that is known from before. Whoever was sent away has no match. */
export function withNewSeats(list: MatchList, match: MatchSummary): MatchList {
  const mySeat = list.matches.find(({ id }) => id === match.id)?.mySeat ?? null;
  if (mySeat === null) return list;
  if (match.seats[mySeat]?.name == null) return without(list, match.id);
  const seats = match.seats.map((seat) => ({ ...seat, isMe: seat.seat === mySeat }));
  return {
    ...list,
    matches: list.matches.map((one) => (one.id === match.id ? { ...match, mySeat, seats } : one)),
  };
}
