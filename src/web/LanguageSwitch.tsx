import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from './i18n.ts';
import * as styles from './LanguageSwitch.module.css';
import { type Language, LANGUAGES } from './locales/index.ts';

export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const id = useId();
  return (
    <div className={styles.switch}>
      <label htmlFor={id}>{t('language')}</label>
      <select
        id={id}
        value={i18n.language}
        onChange={(event) => void chooseLanguage(event.currentTarget.value as Language)}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {t(`languages.${language}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
