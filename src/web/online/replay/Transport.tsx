import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/IconButton.tsx';
import * as styles from './Bar.module.css';
import { type Going, SPEEDS, type Speed } from './useGoing.ts';

/** First, back, play, forward, last, and how fast it plays. */
export function Transport({ going }: { readonly going: Going }) {
  const { t } = useTranslation('online');
  const { step, last, isPlaying, go, toggle, speed, setSpeed } = going;
  const isFirst = step === 0;
  const isLast = step === last;
  return (
    <div className={styles.transport}>
      <IconButton
        icon="first"
        label={t('replay.first')}
        aria-disabled={isFirst}
        aria-keyshortcuts="Home"
        onClick={() => go(0)}
        data-go="first"
      />
      <IconButton
        icon="back"
        label={t('replay.back')}
        aria-disabled={isFirst}
        aria-keyshortcuts="ArrowLeft"
        onClick={() => go(step - 1)}
        data-go="back"
      />
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={t(isPlaying ? 'replay.pause' : 'replay.play')}
        className={styles.play ?? ''}
        aria-keyshortcuts="Space"
        onClick={toggle}
        data-go="play"
      />
      <IconButton
        icon="chev"
        label={t('replay.forward')}
        aria-disabled={isLast}
        aria-keyshortcuts="ArrowRight"
        onClick={() => go(step + 1)}
        data-go="forward"
      />
      <IconButton
        icon="last"
        label={t('replay.last')}
        aria-disabled={isLast}
        aria-keyshortcuts="End"
        onClick={() => go(last)}
        data-go="last"
      />
      <select
        className={styles.speed}
        value={speed}
        aria-label={t('replay.speed')}
        title={t('replay.speed')}
        onChange={({ currentTarget }) => setSpeed(Number(currentTarget.value) as Speed)}
        data-speed
      >
        {SPEEDS.map((times) => (
          <option key={times} value={times}>
            {t('replay.times', { speed: times })}
          </option>
        ))}
      </select>
    </div>
  );
}
