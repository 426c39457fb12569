import { useTranslation } from 'react-i18next';
import { Redirect } from 'wouter';
import { METAS } from '../../games/metas.ts';
import { PageHeading } from '../shell/PageHeading.tsx';
import { Sheet } from '../shell/Sheet.tsx';
import { GameList } from './GameList.tsx';
import { rulesPath } from './rulesPath.ts';

/** The rules of which game? */
export function AllRules() {
  const { t } = useTranslation();
  const [only, another] = METAS;
  if (only && !another) return <Redirect to={rulesPath(only)} replace />;
  return (
    <Sheet narrow>
      <PageHeading title={t('nav.rules')} />
      <GameList metas={METAS} />
    </Sheet>
  );
}
