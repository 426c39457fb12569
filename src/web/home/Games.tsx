import { useTranslation } from 'react-i18next';
import { METAS } from '../../games/metas.ts';
import { GameList } from '../pages/GameList.tsx';
import { Section } from '../shell/Section.tsx';

/** All that can be played here, where it is more than the one that the page begins with. */
export function Games() {
  const { t } = useTranslation();
  if (METAS.length === 1) return null;
  return (
    <Section title={t('about.games')}>
      <GameList metas={METAS} />
    </Section>
  );
}
