import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../web/components/Button.tsx';
import { useSettings } from '../../../../web/settings.ts';
import type { LogLine } from '../../log.ts';
import { logText } from '../logText.ts';
import { useWords } from '../useWords.ts';
import * as styles from './ShowBar.module.css';

interface ShowBarProps {
  readonly title: string;
  /** What the step was. */
  readonly line: LogLine;
  readonly step: number;
  readonly steps: number;
  readonly onNext: () => void;
  readonly onSkip: () => void;
}

/** One step of Rudolph's, and the ways on. */
export function ShowBar({ title, line, step, steps, onNext, onSkip }: ShowBarProps) {
  const { t } = useTranslation('solo');
  const words = useWords();
  // the text board has a heading of its own above it
  const Heading = useSettings().board === 'text' ? 'h2' : 'h1';
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog[open]')) return;
      if (event.key.toUpperCase() === 'N') onNext();
      if (event.key === 'Escape') onSkip();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onNext, onSkip]);
  return (
    <section className={styles.bar} aria-label={title} data-show={step}>
      <div className={styles.what}>
        <Heading className={styles.title} tabIndex={-1}>
          {title} <small>{t('step', { step, steps })}</small>
        </Heading>
        <p aria-live="polite">{logText(words, line)}</p>
      </div>
      <div className={styles.ways}>
        {step < steps && (
          <Button kind="quiet" aria-keyshortcuts="Escape" onClick={onSkip} data-action="skip">
            {t('skip')}
          </Button>
        )}
        <Button kind="primary" size="large" icon="play" aria-keyshortcuts="N" onClick={onNext} data-action="next">
          {t(step < steps ? 'next' : 'goOn')}
        </Button>
      </div>
    </section>
  );
}
