import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import * as styles from './Footer.module.css';

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer}>
      <p>{t('footer')}</p>
      <Link href="/about">{t('nav.about')}</Link>
    </footer>
  );
}
