import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Section } from '../../shell/Section.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import * as styles from './MyData.module.css';

/** What the server keeps: to take along, and to have it forgotten. */
export function MyData() {
  const { t } = useTranslation('online');
  return (
    <Section title={t('account.data.title')}>
      <div className={styles.row}>
        <p>{t('account.data.exportText')}</p>
        <a href="/api/me/export" download className={buttonClass()}>
          <Icon name="download" size={20} />
          {t('account.data.export')}
        </a>
      </div>
      <div className={styles.row}>
        <p>{t('account.data.deleteText')}</p>
        <DeleteAccount />
      </div>
    </Section>
  );
}
