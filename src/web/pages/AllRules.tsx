import { useTranslation } from 'react-i18next';
import { METAS } from '../../games/metas.ts';
import { PageHeading } from '../shell/PageHeading.tsx';
import { Sheet } from '../shell/Sheet.tsx';
import { GameList } from './GameList.tsx';

/** The rules of which game? */
export function AllRules() {
  const { t } = useTranslation();
  return (
    <Sheet narrow>
      <PageHeading title={t('nav.rules')} />
      <GameList metas={METAS} />
    </Sheet>
  );
}
