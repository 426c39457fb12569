import { useTranslation } from 'react-i18next';
import { useChosenLanguage } from './i18n.ts';
import { LANGUAGE_NAMES, LANGUAGES } from './locales/index.ts';
import { BOARDS, BOT_PACES, changeSettings, MOTIONS, THEMES, useSettings } from './settings.ts';
import * as styles from './SettingsForm.module.css';
import { Choices } from './shell/Choices.tsx';

const SWITCH = ['on', 'off'] as const;

/** All settings; each holds as soon as it is chosen. For the page, and for a dialog at the table. */
export function SettingsForm() {
  const { t } = useTranslation('site');
  const { theme, motion, sound, confirmTurns, botPace, board } = useSettings();
  return (
    <div className={styles.form}>
      <Choices
        legend={t('language')}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
        value={useChosenLanguage()}
        onChange={(language) => changeSettings({ language })}
      />
      <Choices
        legend={t('settings.theme')}
        hint={t('settings.themeHint')}
        options={THEMES.map((value) => ({ value, label: t(`settings.themes.${value}`) }))}
        value={theme}
        onChange={(value) => changeSettings({ theme: value })}
      />
      <Choices
        legend={t('settings.board')}
        hint={t('settings.boardHint')}
        options={BOARDS.map((value) => ({ value, label: t(`settings.boards.${value}`) }))}
        value={board}
        onChange={(value) => changeSettings({ board: value })}
      />
      <Choices
        legend={t('settings.motion')}
        hint={t('settings.motionHint')}
        options={MOTIONS.map((value) => ({ value, label: t(`settings.motions.${value}`) }))}
        value={motion}
        onChange={(value) => changeSettings({ motion: value })}
      />
      <Choices
        legend={t('settings.sound')}
        hint={t('settings.soundHint')}
        options={SWITCH.map((value) => ({ value, label: t(`settings.sounds.${value}`) }))}
        value={sound ? 'on' : 'off'}
        onChange={(value) => changeSettings({ sound: value === 'on' })}
      />
      <Choices
        legend={t('settings.confirmTurns')}
        hint={t('settings.confirmHint')}
        options={SWITCH.map((value) => ({ value, label: t(`settings.confirmations.${value}`) }))}
        value={confirmTurns ? 'on' : 'off'}
        onChange={(value) => changeSettings({ confirmTurns: value === 'on' })}
      />
      <Choices
        legend={t('settings.botPace')}
        hint={t('settings.botPaceHint')}
        options={BOT_PACES.map((value) => ({ value, label: t(`settings.botPaces.${value}`) }))}
        value={botPace}
        onChange={(value) => changeSettings({ botPace: value })}
      />
    </div>
  );
}
