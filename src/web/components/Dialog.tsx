import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet above the page: Escape, the cross and a click beside it close it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const { t } = useTranslation('site');
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // not later: only a dialog that is still in the page gives back the focus when it closes
  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement;
    element.showModal();
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      closedby="any"
      aria-labelledby={heading}
      // React's strict mode closes it once and shows it again: that was not the player
      onClose={() => !dialog.current?.open && onClose()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 id={heading}>{title}</h2>
          <IconButton icon="close" label={t('close')} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
