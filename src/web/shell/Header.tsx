import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { METAS } from '../../games/metas.ts';
import { Wordmark } from '../components/Wordmark.tsx';
import * as styles from './Header.module.css';
import { rulesPath } from '../pages/rulesPath.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** Where there is only one game, its rules are the rules. */
const [only, another] = METAS;

/** What is read once has its link in the footer. */
const PAGES = [
  ['home', '/'],
  ['online', '/play'],
  ['games', '/my/games'],
  ['rules', another || !only ? '/rules' : rulesPath(only)],
  ['settings', '/settings'],
  ['account', '/account'],
] as const;

export function Header() {
  const { t } = useTranslation();
  const [here] = useLocation();
  return (
    <header className={styles.header}>
      <Link href="/" className={styles.home}>
        <Wordmark />
      </Link>
      <nav className={styles.nav} aria-label={t('nav.label')}>
        {PAGES.map(([page, address]) => (
          <Link
            key={page}
            href={address}
            className={styles.link}
            aria-current={address === here ? 'page' : undefined}
          >
            {t(`nav.${page}`)}
          </Link>
        ))}
      </nav>
      <LanguageSwitch />
    </header>
  );
}
