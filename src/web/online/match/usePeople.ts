import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BotLevel } from '../../../play/levels.ts';
import type { MatchSummary } from '../../../server/api/answers.ts';
import { botName } from '../../called.ts';

/** Somebody on a seat, as the table speaks of them. */
export interface SeatedPerson {
  readonly seat: number;
  readonly name: string;
  readonly colour: string;
  readonly isBot: boolean;
  /** How well the bot plays that was seated here; null for people, and where one has left. */
  readonly bot: BotLevel | null;
  readonly isMe: boolean;
  /** Whose page the name leads to; null where there is none, or a bot plays. */
  readonly account: string | null;
}

type Seated = Pick<MatchSummary['seats'][number], 'seat' | 'name' | 'colour' | 'isBot' | 'bot' | 'account'>;

/** The same list as long as nobody comes, goes or is renamed: news of other kinds do not touch the board. */
export function usePeople({ seats }: MatchSummary, mySeat: number | null): readonly SeatedPerson[] {
  const { t } = useTranslation('online');
  const { t: site } = useTranslation('site');
  const told = JSON.stringify(
    seats.map(({ seat, name, colour, isBot, bot, account }) => ({ seat, name, colour, isBot, bot, account })),
  );
  return useMemo(
    () =>
      (JSON.parse(told) as Seated[]).map(({ seat, name, colour, isBot, bot, account = null }, i, all) => {
        const person = name || t('formerPlayer');
        const called = bot ? botName(site, bot, all.slice(0, i)) : person;
        return {
          seat,
          name: isBot && !bot ? t('match.company.botFor', { player: called }) : called,
          colour: colour ?? '',
          isBot,
          bot,
          isMe: seat === mySeat,
          account: isBot ? null : account,
        };
      }),
    [t, site, told, mySeat],
  );
}
