import { useTranslation } from 'react-i18next';
import { METAS } from '../../../games/metas.ts';
import { useTitle } from '../../shell/useTitle.ts';

export function useReplayTitle(game: string, players: readonly string[]): void {
  const { t, i18n } = useTranslation('online');
  const name = METAS.find(({ id }) => id === game)?.name;
  const page = t('replay.title', { game: name, players: new Intl.ListFormat(i18n.language).format(players) });
  useTitle(t('pageTitle', { ns: 'site', page }));
}
