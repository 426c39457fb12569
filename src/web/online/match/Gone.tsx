import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { buttonClass } from '../../components/Button.tsx';
import { Message } from '../../pages/Message.tsx';

/** Where there is no match of that name, or none any more. */
export function Gone() {
  const { t } = useTranslation('online');
  return (
    <Message title={t('match.gone')} text={t('match.goneText')}>
      <Link href="/play" className={buttonClass('secondary')}>
        {t('match.toLobby')}
      </Link>
    </Message>
  );
}
