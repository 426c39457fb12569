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
}

/** The same list as long as nobody comes, goes or is renamed: news of other kinds do not touch the board. */
export function usePeople({ seats }: MatchSummary, mySeat: number | null): readonly SeatedPerson[] {
  const { t } = useTranslation('online');
  const told = JSON.stringify(seats.map(({ seat, name, colour, isBot }) => [seat, name, colour, isBot]));
  return useMemo(
    () =>
      (JSON.parse(told) as [number, string | null, string | null, boolean][]).map(([seat, name, colour, isBot]) => {
        const called = name || t('formerPlayer');
        return {
          seat,
          name: isBot ? t('match.company.botFor', { player: called }) : called,
          colour: colour ?? '',
          isBot,
          isMe: seat === mySeat,
        };
      }),
    [t, told, mySeat],
  );
}
