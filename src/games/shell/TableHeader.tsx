import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { lazily } from '../../web/lazily.tsx';
import { Button } from '../../web/components/Button.tsx';
import { Dialog } from '../../web/components/Dialog.tsx';
import { IconButton } from '../../web/components/IconButton.tsx';
import { Wordmark } from '../../web/components/Wordmark.tsx';
import { changeSettings, useSettings } from '../../web/settings.ts';
import type { MenuEntry } from '../table.ts';
import * as styles from './TableHeader.module.css';

/** Nobody changes settings before the first move. */
const SettingsForm = lazily(async () => (await import('../../web/SettingsForm.tsx')).SettingsForm);

interface TableHeaderProps {
  readonly game: string;
  /** How far the game is. */
  readonly progress: ReactNode;
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

/** How far the game is, and what belongs to the table and not to the game. */
export function TableHeader(props: TableHeaderProps) {
  const { game, progress, isText, onText, onHelp, onScore, onSaveFile, onLeave, company, menu } = props;
  const { t } = useTranslation('table');
  const { sound } = useSettings();
  const [open, setOpen] = useState<'menu' | 'settings' | null>(null);
  const close = () => setOpen(null);
  return (
    <header className={styles.header}>
      <Link href="/" className={styles.home}>
        <Wordmark />
      </Link>
      <span className={styles.game}>{game}</span>
      {progress}
      <nav className={styles.tools} aria-label={t('tools')}>
        {company}
        {onScore && (
          <Button kind="secondary" onClick={onScore}>
            {t('finalScore')}
          </Button>
        )}
        <IconButton
          icon="textboard"
          label={t(isText ? 'pictureBoard' : 'textBoard')}
          aria-pressed={isText}
          onClick={onText}
          data-tool="text"
        />
        <IconButton
          icon={sound ? 'sound' : 'soundoff'}
          label={t(sound ? 'soundOff' : 'soundOn')}
          className={styles.wide}
          onClick={() => changeSettings({ sound: !sound })}
        />
        <IconButton icon="help" label={t('help')} className={styles.wide} onClick={onHelp} />
        <IconButton
          icon="settings"
          label={t('settings')}
          className={styles.wide}
          onClick={() => setOpen('settings')}
        />
        <IconButton icon="menu" label={t('menu')} onClick={() => setOpen('menu')} data-tool="menu" />
      </nav>
      {open === 'menu' && (
        <Dialog title={t('menu')} onClose={close}>
          <div className={styles.menu}>
            <Button icon="help" onClick={() => (close(), onHelp())}>
              {t('help')}
            </Button>
            <Button icon="settings" onClick={() => setOpen('settings')}>
              {t('settings')}
            </Button>
            {onSaveFile && (
              <Button icon="download" onClick={() => (close(), onSaveFile())} data-tool="save">
                {t('saveFile')}
              </Button>
            )}
            {menu.map(({ tool, icon, label, onClick }) => (
              <Button key={tool} icon={icon} onClick={() => (close(), onClick())} data-tool={tool}>
                {label}
              </Button>
            ))}
            <Button icon="home" onClick={onLeave}>
              {t('leave')}
            </Button>
          </div>
        </Dialog>
      )}
      {open === 'settings' && (
        <Dialog title={t('settings')} onClose={close}>
          <SettingsForm />
        </Dialog>
      )}
    </header>
  );
}
