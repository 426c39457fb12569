import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { changeSettings, useSettings } from '../../web/settings.ts';
import type { MenuEntry, TableProps } from '../table.ts';
import type { AtTheEnd } from './EndingDialog.tsx';
import { TableHeader } from './TableHeader.tsx';
import * as styles from './TableShell.module.css';

type Table = TableProps<never, never, never>;

type Around = Pick<Table, 'onRematch' | 'onSaveFile' | 'onReplay' | 'onLeave' | 'company' | 'menu' | 'past'>;

interface TableShellProps<T extends Around> {
  readonly table: T;
  /** What the game is called. */
  readonly game: string;
  /** How far it is. */
  readonly progress: ReactNode;
  /** What the pictures are drawn from. */
  readonly Symbols: ComponentType;
  readonly isOver: boolean;
  readonly picture: ReactNode;
  readonly words: ReactNode;
  /** Read out, not shown. */
  readonly announcements: ReactNode;
  readonly Help: ComponentType<{ readonly onClose: () => void }>;
  readonly Ending: ComponentType<AtTheEnd & { readonly table: T }>;
}

const NO_ENTRIES: readonly MenuEntry[] = [];

/** A table of any game, as a picture or in words, whichever the player likes, at any time; and what is around it. */
export function TableShell<T extends Around>(props: TableShellProps<T>) {
  const { table, game, progress, Symbols, isOver, picture, words, announcements, Help, Ending } = props;
  const { onRematch, onSaveFile, onReplay, onLeave, company, menu = NO_ENTRIES, past } = table;
  const { board: shown } = useSettings();
  const [help, setHelp] = useState(false);
  const [summary, setSummary] = useState<boolean | null>(null);

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
        game={game}
        progress={progress}
        isText={isText}
        onText={() => changeSettings({ board: isText ? 'picture' : 'text' })}
        onHelp={() => setHelp(true)}
        onScore={isOver ? () => setSummary(true) : null}
        onSaveFile={onSaveFile}
        onLeave={onLeave}
        company={company}
        menu={menu}
      />
      <main id="main" className={isText ? styles.words : styles.picture}>
        {isText ? words : picture}
      </main>
      {isText && past && <div className={styles.past}>{past}</div>}
      {!past && announcements}
      {isOver && (summary ?? !past) && (
        <Ending
          table={table}
          onRematch={onRematch}
          onSaveFile={onSaveFile}
          onLeave={onLeave}
          onClose={() => setSummary(false)}
          {...(onReplay && { onReplay })}
        />
      )}
      {help && <Help onClose={() => setHelp(false)} />}
    </div>
  );
}
