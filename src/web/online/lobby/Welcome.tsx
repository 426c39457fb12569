import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Decoration } from '../../components/Decoration.tsx';
import { buttonClass } from '../../components/Button.tsx';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { Sheet } from '../../shell/Sheet.tsx';
import { NameForm } from '../account/NameForm.tsx';
import { QuickMatch } from './QuickMatch.tsx';
import * as styles from './Welcome.module.css';

/** The ways to a table, for whoever has a name; for others, the field for one. */
export function Welcome({ named }: { readonly named: boolean }) {
  const { t } = useTranslation('online');
  const [justNamed, setJustNamed] = useState(false);
  return (
    <Sheet>
      <div className={styles.welcome}>
        <Decoration name="lantern" className={styles.lantern} />
        <PageHeading title={t('lobby.title')} className={styles.title} />
        <p className={styles.lead}>{t('lobby.lead')}</p>
        {named ? (
          <div className={styles.ways}>
            <QuickMatch focused={justNamed} />
            <section className={styles.way}>
              <h2>{t('lobby.own.title')}</h2>
              <p>{t('lobby.own.text')}</p>
              <Link href="/play/new" className={buttonClass('secondary', 'large')}>
                {t('lobby.own.open')}
              </Link>
            </section>
          </div>
        ) : (
          <NameForm onDone={() => setJustNamed(true)} />
        )}
      </div>
    </Sheet>
  );
}
