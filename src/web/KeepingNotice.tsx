import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './components/Button.tsx';
import { IconButton } from './components/IconButton.tsx';
import * as styles from './KeepingNotice.module.css';
import { localMatches } from './localMatches.ts';

/** Says it when the browser does not keep what is played, with the way out. */
export function KeepingNotice({ onSaveFile }: { readonly onSaveFile: () => void }) {
  const { t } = useTranslation('site');
  const trouble = useSyncExternalStore(localMatches.subscribe, localMatches.trouble);
  const [read, setRead] = useState(false);
  if (!trouble || read) return null;
  return (
    <div className={styles.notice} role="alert">
      <p>{t(`table.keeping.${trouble}`)}</p>
      <Button icon="download" onClick={onSaveFile}>
        {t('table.saveFile')}
      </Button>
      <IconButton icon="close" label={t('close')} onClick={() => setRead(true)} />
    </div>
  );
}
