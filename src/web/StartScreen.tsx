import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { meta } from '../games/salamandra/meta.ts';
import { setTheme } from './theme.ts';
import * as styles from './StartScreen.module.css';

const { min, max } = meta.players;
const COUNTS = Array.from({ length: max - min + 1 }, (_, i) => min + i);

export function StartScreen({ onStart }: { readonly onStart: (players: number) => void }) {
  const { t, i18n } = useTranslation();
  const [players, setPlayers] = useState(min);
  useEffect(() => setTheme('day'), []);
  const designers = new Intl.ListFormat(i18n.language).format(meta.designers);
  return (
    <form
      className={styles.start}
      onSubmit={(event) => {
        event.preventDefault();
        onStart(players);
      }}
    >
      <p className={styles.tagline}>{t('tagline')}</p>
      <h1>{t('name', { ns: 'salamandra' })}</h1>
      <p>{t('about')}</p>
      <fieldset className={styles.counts}>
        <legend>{t('players')}</legend>
        {COUNTS.map((count) => (
          <label key={count}>
            <input type="radio" name="players" checked={count === players} onChange={() => setPlayers(count)} />
            {t('playerCount', { count })}
          </label>
        ))}
      </fieldset>
      <p className={styles.note}>{t('hotSeat')}</p>
      <button type="submit" className={styles.button}>
        {t('start')}
      </button>
      <p className={styles.note}>{t('credits', { designers, publisher: meta.publisher, minutes: meta.minutes })}</p>
    </form>
  );
}
