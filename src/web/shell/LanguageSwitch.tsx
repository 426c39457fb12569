import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/Icon.tsx';
import { useChosenLanguage } from '../i18n.ts';
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '../locales/index.ts';
import { changeSettings } from '../settings.ts';
import * as styles from './LanguageSwitch.module.css';

export function LanguageSwitch() {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles.switch}>
      <label htmlFor={id} title={t('language')}>
        <Icon name="language" size={20} />
        <span className={styles.word}>{t('language')}</span>
      </label>
      <select
        id={id}
        value={useChosenLanguage()}
        onChange={(event) => changeSettings({ language: event.currentTarget.value as Language })}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
    </div>
  );
}
