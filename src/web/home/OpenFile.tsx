import { useRef, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Button } from '../components/Button.tsx';
import { localMatches } from '../localMatches.ts';
import * as styles from './OpenFile.module.css';
import { type OpenProblem, openFile } from './openFile.ts';
import { useFileDrop } from './useFileDrop.ts';

/** Brings a saved game back: chosen, or dropped anywhere on the page. */
export function OpenFile() {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<OpenProblem | null>(null);
  const [busy, start] = useTransition();
  const open = (file: File) =>
    start(async () => {
      const opened = await openFile(file);
      if (typeof opened === 'string') return setProblem(opened);
      localMatches.write(opened);
      navigate(`/table/${opened.id}`);
    });
  const isOver = useFileDrop(open);
  return (
    <section className={`${styles.open} ${isOver ? styles.over : ''}`}>
      <div className={styles.words}>
        <h2>{isOver ? t('open.drop') : t('open.title')}</h2>
        <p>{t('open.hint')}</p>
        {problem && (
          <p role="alert" className={styles.problem}>
            {t(problem)}
          </p>
        )}
      </div>
      <Button icon="upload" aria-disabled={busy} onClick={() => input.current?.click()}>
        {t('open.choose')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,application/json"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) open(file);
          // the same file can be chosen again
          currentTarget.value = '';
        }}
      />
    </section>
  );
}
