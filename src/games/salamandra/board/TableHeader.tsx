import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../../web/components/Button.tsx';
import { Dialog } from '../../../web/components/Dialog.tsx';
import { IconButton } from '../../../web/components/IconButton.tsx';
import { Wordmark } from '../../../web/components/Wordmark.tsx';
import { changeSettings, useSettings } from '../../../web/settings.ts';
import type { MenuEntry } from '../../table.ts';
import { ROUNDS } from '../content/mat.ts';
import { type G, lightOf } from '../rules/state.ts';
import { Icon } from '../../../web/components/Icon.tsx';
import * as styles from './TableHeader.module.css';
import { useWords } from './useWords.ts';

/** Nobody changes settings before the first move. */
const SettingsForm = lazy(async () => ({
  default: (await import('../../../web/SettingsForm.tsx')).SettingsForm,
}));

interface TableHeaderProps {
  readonly view: G;
  readonly isText: boolean;
  readonly onText: () => void;
  readonly onHelp: () => void;
  /** The final score, once there is one. */
  readonly onScore: (() => void) | null;
  readonly onSaveFile: (() => void) | null;
  readonly onLeave: () => void;
  readonly company: ReactNode;
  readonly menu: readonly MenuEntry[];
}

/** The round, and what belongs to the table and not to the game. */
export function TableHeader(props: TableHeaderProps) {
  const { view, isText, onText, onHelp, onScore, onSaveFile, onLeave, company, menu } = props;
  const { t } = useWords();
  const { sound } = useSettings();
  const [open, setOpen] = useState<'menu' | 'settings' | null>(null);
  const close = () => setOpen(null);
  return (
    <header className={styles.header}>
      <Link href="/" className={styles.home}>
        <Wordmark />
      </Link>
      <span className={styles.game}>{t('name')}</span>
      <Rounds round={view.round} />
      <nav className={styles.tools} aria-label={t('table.tools')}>
        {company}
        {onScore && (
          <Button kind="secondary" onClick={onScore}>
            {t('board.finalScore')}
          </Button>
        )}
        <IconButton
          icon="textboard"
          label={t(isText ? 'table.pictureBoard' : 'table.textBoard')}
          aria-pressed={isText}
          onClick={onText}
          data-tool="text"
        />
        <IconButton
          icon={sound ? 'sound' : 'soundoff'}
          label={t(sound ? 'table.soundOff' : 'table.soundOn')}
          className={styles.wide}
          onClick={() => changeSettings({ sound: !sound })}
        />
        <IconButton icon="help" label={t('table.help')} className={styles.wide} onClick={onHelp} />
        <IconButton
          icon="settings"
          label={t('table.settings')}
          className={styles.wide}
          onClick={() => setOpen('settings')}
        />
        <IconButton icon="menu" label={t('table.menu')} onClick={() => setOpen('menu')} data-tool="menu" />
      </nav>
      {open === 'menu' && (
        <Dialog title={t('table.menu')} onClose={close}>
          <div className={styles.menu}>
            <Button icon="help" onClick={() => (close(), onHelp())}>
              {t('table.help')}
            </Button>
            <Button icon="settings" onClick={() => setOpen('settings')}>
              {t('table.settings')}
            </Button>
            {onSaveFile && (
              <Button icon="download" onClick={() => (close(), onSaveFile())} data-tool="save">
                {t('table.saveFile')}
              </Button>
            )}
            {menu.map(({ tool, icon, label, onClick }) => (
              <Button key={tool} icon={icon} onClick={() => (close(), onClick())} data-tool={tool}>
                {label}
              </Button>
            ))}
            <Button icon="home" onClick={onLeave}>
              {t('table.leave')}
            </Button>
          </div>
        </Dialog>
      )}
      {open === 'settings' && (
        <Dialog title={t('table.settings')} onClose={close}>
          <Suspense>
            <SettingsForm />
          </Suspense>
        </Dialog>
      )}
    </header>
  );
}

const NUMBERS = Array.from({ length: ROUNDS }, (_, i) => i + 1);

function Rounds({ round }: { readonly round: number }) {
  const { t } = useWords();
  return (
    <ol className={styles.rounds} aria-label={t('table.rounds')}>
      {NUMBERS.map((n) => {
        const light = lightOf(n);
        const name = t('board.round', { round: n, rounds: ROUNDS, light: t(`lights.${light}`) });
        return (
          <li key={n} aria-current={n === round ? 'step' : undefined} title={name}>
            <Icon name={light === 'day' ? 'sun' : 'moon'} size={20} />
            <span className={n === round ? styles.now : styles.unseen}>{name}</span>
            {n === round && (
              <span className={styles.short} aria-hidden>
                {n}/{ROUNDS}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
