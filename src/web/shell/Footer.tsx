import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { METAS } from '../../games/metas.ts';
import * as styles from './Footer.module.css';

export function Footer() {
  const { t, i18n } = useTranslation();
  const games = new Intl.ListFormat(i18n.language).format(METAS.map(({ name }) => name));
  return (
    <footer className={styles.footer}>
      <p>{t('footer', { games, count: METAS.length })}</p>
      <Link href="/about">{t('nav.about')}</Link>
    </footer>
  );
}
