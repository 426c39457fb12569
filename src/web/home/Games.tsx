import { useTranslation } from 'react-i18next';
import { METAS } from '../../games/metas.ts';
import { GameList } from '../pages/GameList.tsx';
import { FLAGSHIP } from './flagship.ts';
import { Section } from '../shell/Section.tsx';

/** What else can be played here. */
export function Games() {
  const { t } = useTranslation();
  return (
    <Section title={t('home.otherGames')}>
      <GameList metas={METAS.filter(({ id }) => id !== FLAGSHIP.id)} />
    </Section>
  );
}
