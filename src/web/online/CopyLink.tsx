import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/Button.tsx';
import * as styles from './CopyLink.module.css';

interface CopyLinkProps {
  readonly label: string;
  readonly url: string;
}

/** A link to take elsewhere, and whether it is in the clipboard now. */
export function CopyLink({ label, url }: CopyLinkProps) {
  const { t } = useTranslation('online');
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      // not allowed, or not there: without HTTPS browsers have no clipboard
      field.current?.select();
      setOutcome('selected');
    }
  };
  return (
    <div className={styles.copy}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.line}>
        <input ref={field} id={id} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        <Button icon={outcome === 'copied' ? 'check' : 'copy'} onClick={() => void copy()}>
          {t('account.copy.do')}
        </Button>
      </div>
      <p role="status" className={styles.outcome}>
        {outcome && t(`account.copy.${outcome}`)}
      </p>
    </div>
  );
}
