/** Whether there is still anything to be told. */
import type { MatchRecord } from './contract/match.ts';
import type { NoticeKind } from './contract/messages.ts';

/** What has become of the match since it was noticed decides. */
export function applies(kind: NoticeKind, match: MatchRecord, accountId: string, isInvited: boolean): boolean {
  const seat = match.seats.find((one) => one.accountId === accountId);
  const isPlayed = match.status === 'running' && seat?.player === 'person';
  const isAwaited = isPlayed && match.toAct.includes(seat.seat) && !seat.standIn;
  switch (kind) {
    case 'turn':
      return isAwaited;
    case 'reminder':
      return isAwaited && seat.dueAt !== null;
    case 'started':
      return isPlayed;
    case 'ended':
      return match.status === 'over' && seat?.player === 'person';
    case 'invited':
      return match.status === 'open' && seat === undefined && isInvited;
  }
}
