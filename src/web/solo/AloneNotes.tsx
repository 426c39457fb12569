import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import * as styles from './AloneNotes.module.css';

/** For whoever is about to play alone: their best so far, and the game that everyone plays today. */
export function AloneNotes({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('site');
  return (
    <div className={styles.notes}>
      {children}
      <p>
        <Link href="/daily">{t('solo.daily')}</Link> {t('solo.dailyHint')}
      </p>
    </div>
  );
}
