import { useTranslation } from 'react-i18next';
import { lookOf } from '../../../games/looks.tsx';
import type { MatchSummary } from '../../../server/api/answers.ts';
import { isMyTurn } from './mine.ts';
import { seatsFree } from './openTables.ts';
import { useNames } from './useNames.ts';

/** How a match stands, in words: who is to move, how many are missing, or who won. */
export function useStateWords(): (match: MatchSummary) => string {
  const { t } = useTranslation('online');
  const { name, together } = useNames();
  const nameAt = (match: MatchSummary, seat: number): string[] => {
    const taken = match.seats[seat];
    if (taken) return [name(taken, match)];
    const { rival } = lookOf(match.game);
    return match.players === 1 && rival ? [rival] : [];
  };
  const namesOf = (match: MatchSummary, wanted: readonly number[]) =>
    together(wanted.flatMap((seat) => nameAt(match, seat)));

  const ending = (match: MatchSummary, { winners, resigned }: NonNullable<MatchSummary['result']>) => {
    const { mySeat } = match;
    if (resigned !== undefined && resigned === mySeat) return t('lobby.mine.iResigned');
    if (mySeat == null || !winners.includes(mySeat)) {
      return t('lobby.mine.won', { count: winners.length, players: namesOf(match, winners) });
    }
    if (resigned !== undefined) return t('lobby.mine.resigned', { player: namesOf(match, [resigned]) });
    const others = winners.filter((seat) => seat !== mySeat);
    return others.length > 0 ? t('lobby.mine.iShare', { players: namesOf(match, others) }) : t('lobby.mine.iWon');
  };

  return (match) => {
    if (match.result) return ending(match, match.result);
    if (match.status === 'over') return t('match.ended.abandoned');
    if (match.status === 'open') return t('lobby.free', { count: seatsFree(match) });
    return isMyTurn(match) ? t('lobby.mine.myTurn') : t('lobby.mine.turn', { players: namesOf(match, match.toAct) });
  };
}
