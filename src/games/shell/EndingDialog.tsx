import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../web/components/Button.tsx';
import type { TableProps } from '../table.ts';
import * as styles from './EndingDialog.module.css';

type Table = TableProps<never, never, never>;

/** What it leads on to. */
export interface AtTheEnd extends Pick<Table, 'onRematch' | 'onSaveFile' | 'onReplay' | 'onLeave'> {
  /** Back to the table. */
  readonly onClose: () => void;
}

interface EndingDialogProps extends AtTheEnd {
  /** The heading that says who has won; it is read first. */
  readonly headingId: string;
  readonly children: ReactNode;
}

/** The arrow keys scroll it. */
const SCROLLS_BY_KEYS = { tabIndex: 0 };

/** The end of a match: who won, how it went, and where to go from here. */
export function EndingDialog(props: EndingDialogProps) {
  const { headingId, children, onRematch, onSaveFile, onReplay, onLeave, onClose } = props;
  const { t } = useTranslation('table');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    current?.querySelector('h2')?.focus();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.ending}
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.sheet} {...SCROLLS_BY_KEYS}>
        {children}
      </div>
      <footer className={styles.actions}>
        {onRematch && (
          <Button kind="primary" size="large" icon="play" onClick={onRematch}>
            {t('rematch')}
          </Button>
        )}
        <Button size="large" icon="eyeopen" onClick={onClose}>
          {t('look')}
        </Button>
        {onReplay && (
          <Button size="large" icon="play" onClick={onReplay} data-tool="replay">
            {t('replay')}
          </Button>
        )}
        {onSaveFile && (
          <Button size="large" icon="download" onClick={onSaveFile}>
            {t('saveFile')}
          </Button>
        )}
        <Button kind="quiet" size="large" icon="home" onClick={onLeave}>
          {t('leave')}
        </Button>
      </footer>
    </dialog>
  );
}
