import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Message } from '../../pages/Message.tsx';

/** There is nothing to show without the server; what does not need it is only a click away. */
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
