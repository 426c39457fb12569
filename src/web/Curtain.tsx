import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lookOf } from '../games/looks.tsx';
import { useSeats } from '../games/table.ts';
import { Button } from './components/Button.tsx';
import * as styles from './Curtain.module.css';

interface CurtainProps {
  readonly game: string;
  /** Whose secrets are shown next. */
  readonly seat: number;
  readonly onTaken: () => void;
}

/** Hangs before the table while the screen changes hands; only whoever is to act draws it aside. */
export function Curtain({ game, seat, onTaken }: CurtainProps) {
  const { t } = useTranslation('site');
  const dialog = useRef<HTMLDialogElement>(null);
  const { name = '', colour = '' } = useSeats()[seat] ?? {};
  const { Piece } = lookOf(game);
  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement;
    element.showModal();
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.curtain}
      closedby="none"
      aria-labelledby="curtain"
      onCancel={(event) => event.preventDefault()}
      data-curtain={seat}
    >
      <div className={styles.words}>
        <Piece colour={colour} isActive size={72} />
        <h2 id="curtain">{t('curtain.title', { player: name })}</h2>
        <p>{t('curtain.text', { player: name })}</p>
        <Button kind="primary" size="large" icon="eyeopen" onClick={onTaken}>
          {t('curtain.take', { player: name })}
        </Button>
      </div>
    </dialog>
  );
}
