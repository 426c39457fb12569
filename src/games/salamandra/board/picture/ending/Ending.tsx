import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../../../web/components/Button.tsx';
import { tiesDecided } from '../../../advice/story.ts';
import type { Source } from '../../../content/terms.ts';
import { sourcesIn } from '../../../rules/scoring.ts';
import type { G } from '../../../rules/state.ts';
import type { ToldLine } from '../../board.ts';
import { useWords } from '../../useWords.ts';
import * as styles from './Ending.module.css';
import { RoundLines } from './RoundLines.tsx';
import { SourceBars } from './SourceBars.tsx';
import { SourceTable } from './SourceTable.tsx';
import { Textures } from './Textures.tsx';
import { Ties } from './Ties.tsx';
import { Verdict } from './Verdict.tsx';

interface EndingProps {
  readonly view: G;
  readonly log: readonly ToldLine[];
  /** After the verdict. */
  readonly epilogue: ReactNode;
  readonly onRematch: (() => void) | null;
  readonly onSaveFile: (() => void) | null;
  readonly onReplay: (() => void) | undefined;
  readonly onLeave: () => void;
  /** Back to the table. */
  readonly onClose: () => void;
}

/** The arrow keys scroll it. */
const SCROLLS_BY_KEYS = { tabIndex: 0 };

/** The end of the game: who won, what the points came from, and how it went. */
export function Ending({ view, log, epilogue, onRematch, onSaveFile, onReplay, onLeave, onClose }: EndingProps) {
  const { t } = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [source, setSource] = useState<Source | null>(null);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // the verdict comes first
    current?.querySelector('h2')?.focus();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.ending}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Textures sources={sourcesIn(view)} />
      <div className={styles.sheet} {...SCROLLS_BY_KEYS}>
        <Verdict id={id} view={view}>
          {epilogue}
        </Verdict>
        <section>
          <h3>{t('panels.ending.sources')}</h3>
          <SourceBars view={view} source={source} />
        </section>
        <div className={styles.details}>
          <SourceTable view={view} source={source} onPoint={setSource} />
          <div className={styles.story}>
            <section>
              <h3>{t('panels.ending.rounds')}</h3>
              <RoundLines view={view} log={log} />
            </section>
            <Ties ties={tiesDecided(view)} />
          </div>
        </div>
      </div>
      <footer className={styles.actions}>
        {onRematch && (
          <Button kind="primary" size="large" icon="play" onClick={onRematch}>
            {t('panels.ending.rematch')}
          </Button>
        )}
        <Button size="large" icon="eyeopen" onClick={onClose}>
          {t('panels.ending.look')}
        </Button>
        {onReplay && (
          <Button size="large" icon="play" onClick={onReplay} data-tool="replay">
            {t('panels.ending.replay')}
          </Button>
        )}
        {onSaveFile && (
          <Button size="large" icon="download" onClick={onSaveFile}>
            {t('panels.ending.saveFile')}
          </Button>
        )}
        <Button kind="quiet" size="large" icon="home" onClick={onLeave}>
          {t('panels.ending.leave')}
        </Button>
      </footer>
    </dialog>
  );
}
