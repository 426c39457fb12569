import { useTranslation } from 'react-i18next';
import { Message } from './Message.tsx';

export function NotFound() {
  const { t } = useTranslation();
  return <Message title={t('notFound.title')} text={t('notFound.text')} />;
}
