import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './App.module.css';
import { download } from './download.ts';
import { type HotSeat, openHotSeat } from './hotSeat.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { StartScreen } from './StartScreen.tsx';
import { Table } from './Table.tsx';

export function App() {
  const { t } = useTranslation();
  const [match, setMatch] = useState<HotSeat | null>(null);
  const leave = () => {
    if (!window.confirm(t('confirmNewGame'))) return;
    match?.leave();
    setMatch(null);
  };
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <header className={styles.header}>
        <p className={styles.wordmark}>{t('name')}</p>
        <LanguageSwitch />
        {match && (
          <div className={styles.match}>
            <button type="button" className={styles.button} onClick={() => download(match.file())}>
              {t('saveFile')}
            </button>
            <button type="button" className={styles.button} onClick={leave}>
              {t('newGame')}
            </button>
          </div>
        )}
      </header>
      <main id="main" className={styles.main}>
        {match ? <Table match={match} /> : <StartScreen onStart={(players) => setMatch(openHotSeat(players))} />}
      </main>
    </>
  );
}
