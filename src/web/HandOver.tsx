import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSeats } from '../games/table.ts';
import { Button } from './components/Button.tsx';
import * as styles from './HandOver.module.css';

interface HandOverProps {
  /** Who takes the screen next. */
  readonly seat: number;
  readonly onLeave: () => void;
}

/** Nothing more is to be done: whoever has the screen looks at what it has come to, and hands it over. */
export function HandOver({ seat, onLeave }: HandOverProps) {
  const { t } = useTranslation('site');
  const button = useRef<HTMLButtonElement>(null);
  const { name = '' } = useSeats()[seat] ?? {};
  useEffect(() => button.current?.focus(), []);
  return (
    <section className={styles.bar} aria-label={t('handOver.title')} data-hand-over={seat}>
      <p>{t('handOver.text')}</p>
      <Button ref={button} kind="primary" size="large" icon="end-turn" onClick={onLeave}>
        {t('handOver.leave', { player: name })}
      </Button>
    </section>
  );
}
