import { useTranslation } from 'react-i18next';
import type { MatchSummary } from '../../../server/api/answers.ts';

type Seat = MatchSummary['seats'][number];

interface Names {
  /** Of who sits there, without what tells that it is a bot, or oneself. */
  readonly name: (seat: Seat) => string;
  /** The same with it. */
  readonly called: (seat: Seat) => string;
  /** Several names as one text. */
  readonly together: (names: readonly string[]) => string;
}

export function useNames(): Names {
  const { t, i18n } = useTranslation('online');
  const list = new Intl.ListFormat(i18n.language);
  const name = (seat: Seat) => seat.name || t('formerPlayer');
  const remark = ({ isBot, isMe }: Seat) => {
    if (isBot) return ` (${t('bot')})`;
    return isMe ? ` (${t('you')})` : '';
  };
  return { name, called: (seat) => name(seat) + remark(seat), together: (names) => list.format(names) };
}
