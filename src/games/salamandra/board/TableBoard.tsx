import { lazy, Suspense, useEffect, useState } from 'react';
import type { MenuEntry } from '../../table.ts';
import { changeSettings, useSettings } from '../../../web/settings.ts';
import { Announcements } from './Announcements.tsx';
import { Symbols } from './art/Symbols.tsx';
import type { TableBoardProps } from './board.ts';
import * as styles from './TableBoard.module.css';
import { PictureBoard } from './picture/PictureBoard.tsx';
import { TableHeader } from './TableHeader.tsx';
import { useSounds } from './useSounds.ts';

/** What not every evening needs comes when it is asked for. */
const TextBoard = lazy(async () => ({ default: (await import('./text/TextBoard.tsx')).TextBoard }));
const Ending = lazy(async () => ({ default: (await import('./picture/ending/Ending.tsx')).Ending }));
const Help = lazy(async () => ({ default: (await import('./Help.tsx')).Help }));

const NO_ENTRIES: readonly MenuEntry[] = [];

/** As a picture or in words, whichever the player likes, at any time. */
export function TableBoard({
  onRematch,
  onSaveFile,
  onLeave,
  onReplay,
  company,
  epilogue,
  menu = NO_ENTRIES,
  ...board
}: TableBoardProps) {
  const { view, log, past } = board;
  const { board: shown } = useSettings();
  const [help, setHelp] = useState(false);
  const [summary, setSummary] = useState<boolean | null>(null);
  useSounds(view, log);

  const isText = shown === 'text';
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog[open]')) return;
      if (event.key === '?') setHelp(true);
      if (event.key.toUpperCase() === 'T') changeSettings({ board: isText ? 'picture' : 'text' });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isText]);

  return (
    <div className={styles.table} data-board={shown}>
      <Symbols />
      <TableHeader
        view={view}
        isText={isText}
        onText={() => changeSettings({ board: isText ? 'picture' : 'text' })}
        onHelp={() => setHelp(true)}
        onScore={view.over ? () => setSummary(true) : null}
        onSaveFile={onSaveFile}
        onLeave={onLeave}
        company={company}
        menu={menu}
      />
      <main id="main" className={isText ? styles.words : styles.picture}>
        {isText ? (
          <Suspense>
            <TextBoard {...board} />
          </Suspense>
        ) : (
          <PictureBoard {...board} />
        )}
      </main>
      {isText && past && <div className={styles.past}>{past}</div>}
      {!past && <Announcements {...board} />}
      <Suspense>
        {view.over && (summary ?? !past) && (
          <Ending
            view={view}
            log={log}
            epilogue={epilogue}
            onRematch={onRematch}
            onSaveFile={onSaveFile}
            onReplay={onReplay}
            onLeave={onLeave}
            onClose={() => setSummary(false)}
          />
        )}
        {help && <Help onClose={() => setHelp(false)} />}
      </Suspense>
    </div>
  );
}
