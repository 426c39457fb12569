import { useTranslation } from 'react-i18next';
import * as styles from './Waiting.module.css';

/** Holds the place of what is on its way, and says so only if it takes long. */
export function Waiting() {
  const { t } = useTranslation();
  return (
    <p role="status" className={styles.waiting}>
      {t('loading')}
    </p>
  );
}
