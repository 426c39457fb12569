import { useTranslation } from 'react-i18next';
import { Button } from '../components/Button.tsx';
import { Message } from '../pages/Message.tsx';

/** Where nothing can be shown without the server. */
export function Unreachable({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useTranslation('online');
  return (
    <Message title={t('unreachable.title')} text={t('unreachable.text')}>
      <Button icon="restart" onClick={onAgain}>
        {t('unreachable.again')}
      </Button>
    </Message>
  );
}
