import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchSummary } from '../../../server/api/answers.ts';

/** Somebody on a seat, as the table speaks of them. */
export interface SeatedPerson {
  readonly seat: number;
  readonly name: string;
  readonly colour: string;
  readonly isBot: boolean;
  readonly isMe: boolean;
  /** Whose page the name leads to; null where there is none, or a bot plays. */
  readonly account: string | null;
}

type Seated = [seat: number, name: string | null, colour: string | null, isBot: boolean, account: string | null];

/** The same list as long as nobody comes, goes or is renamed: news of other kinds do not touch the board. */
export function usePeople({ seats }: MatchSummary, mySeat: number | null): readonly SeatedPerson[] {
  const { t } = useTranslation('online');
  const told = JSON.stringify(
    seats.map(({ seat, name, colour, isBot, account }) => [seat, name, colour, isBot, account ?? null]),
  );
  return useMemo(
    () =>
      (JSON.parse(told) as Seated[]).map(([seat, name, colour, isBot, account]) => {
        const called = name || t('formerPlayer');
        return {
          seat,
          name: isBot ? t('match.company.botFor', { player: called }) : called,
          colour: colour ?? '',
          isBot,
          isMe: seat === mySeat,
          account: isBot ? null : account,
        };
      }),
    [t, told, mySeat],
  );
}
