import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { buttonClass } from '../../components/Button.tsx';
import { dailyPath } from './dailyPath.ts';

/** From a try at the challenge of a day to how it ended for everyone. */
export function DailyLink({ day }: { readonly day: string }) {
  const { t } = useTranslation('online');
  return (
    <Link href={dailyPath(day)} className={buttonClass('primary')} data-tool="daily">
      {t('daily.toResults')}
    </Link>
  );
}
