import { useTranslation } from 'react-i18next';
import { METAS } from '../../games/metas.ts';
import { PageHeading } from '../shell/PageHeading.tsx';
import { Sheet } from '../shell/Sheet.tsx';
import * as styles from './About.module.css';

export function About() {
  const { t, i18n } = useTranslation();
  const list = new Intl.ListFormat(i18n.language);
  return (
    <Sheet narrow>
      <PageHeading title={t('about.title')} />
      <p>{t('about.litha')}</p>
      <h2>{t('about.games')}</h2>
      <dl className={styles.games}>
        {METAS.map(({ id, name, designers, publisher }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{t('about.credit', { designers: list.format(designers), publisher })}</dd>
          </div>
        ))}
      </dl>
      <p>{t('about.affiliation')}</p>
      <h2>{t('about.privacy')}</h2>
      <p>{t('about.privacyText')}</p>
      <p>{t('about.privacyOnline')}</p>
      <h2>{t('about.type')}</h2>
      <p>{t('about.fonts')}</p>
      <h2>{t('about.source')}</h2>
      <p>{t('about.sourceText')}</p>
    </Sheet>
  );
}
