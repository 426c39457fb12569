import { useTranslation } from 'react-i18next';
import type { Profile } from '../../../server/api/answers.ts';
import { Section } from '../../shell/Section.tsx';
import * as styles from './Opponents.module.css';
import { PersonName } from './PersonName.tsx';

/** Whom somebody has met, the latest first. */
export function Opponents({ opponents }: Pick<Profile, 'opponents'>) {
  const { t } = useTranslation('online');
  return (
    <Section title={t('people.opponents.title')}>
      <ul className={styles.opponents}>
        {opponents.map(({ accountId, name, games }) => (
          <li key={accountId}>
            <PersonName name={name} account={accountId} />
            <span>{t('people.opponents.met', { count: games })}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
