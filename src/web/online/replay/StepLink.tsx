import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/Dialog.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { CopyLink } from '../CopyLink.tsx';
import * as styles from './Bar.module.css';
import { replayPath } from './useAddress.ts';

interface StepLinkProps {
  readonly table: string;
  readonly step: number;
}

/** Puts a link to this step into the clipboard; where there is none, shows it. */
export function StepLink({ table, step }: StepLinkProps) {
  const { t } = useTranslation('online');
  const [copied, setCopied] = useState<number | null>(null);
  const [isShown, setShown] = useState(false);
  const url = `${location.origin}${replayPath(table, step)}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(step);
    } catch {
      setShown(true);
    }
  };
  const isCopied = copied === step;
  return (
    <>
      <IconButton
        icon={isCopied ? 'check' : 'copy'}
        label={t('replay.link')}
        onClick={() => void copy()}
        data-tool="link"
      />
      <span role="status" className={styles.copied}>
        {isCopied && t('replay.copied')}
      </span>
      {isShown && (
        <Dialog title={t('replay.link')} onClose={() => setShown(false)}>
          <CopyLink label={t('replay.linkLabel', { step })} url={url} />
        </Dialog>
      )}
    </>
  );
}
