import { useTranslation } from 'react-i18next';
import { botName } from '../../called.ts';
import type { MatchSummary } from '../../../server/api/answers.ts';

type Seat = MatchSummary['seats'][number];

interface Names {
  /** Of who sits there, without what tells that it is a bot, or oneself. */
  readonly name: (seat: Seat, match: MatchSummary) => string;
  /** The same with it. */
  readonly called: (seat: Seat, match: MatchSummary) => string;
  /** Several names as one text. */
  readonly together: (names: readonly string[]) => string;
}

export function useNames(): Names {
  const { t, i18n } = useTranslation('online');
  const { t: site } = useTranslation('site');
  const list = new Intl.ListFormat(i18n.language);
  const name = ({ seat, name: given, bot }: Seat, { seats }: MatchSummary) =>
    bot ? botName(site, bot, seats.slice(0, seat)) : given || t('formerPlayer');
  const remark = ({ bot, isBot, isMe }: Seat) => {
    if (bot) return ` (${site(`bots.levels.${bot}`)})`;
    if (isBot) return ` (${t('bot')})`;
    return isMe ? ` (${t('you')})` : '';
  };
  return { name, called: (seat, match) => name(seat, match) + remark(seat), together: (names) => list.format(names) };
}
