import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeviceLink as Link } from '../../../server/api/answers.ts';
import { lazily } from '../../lazily.tsx';
import { CopyLink } from '../CopyLink.tsx';
import * as styles from './OtherDevice.module.css';

const QrCode = lazily(async () => (await import('./QrCode.tsx')).QrCode);

/** A link that works once and for a while: to be scanned, or to be copied. */
export function DeviceLink({ link }: { readonly link: Link }) {
  const { t, i18n } = useTranslation('online');
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(link.expiresAt);
  if (useIsOver(link.expiresAt)) return <p role="status">{t('account.device.over')}</p>;
  return (
    <div className={styles.link}>
      <div className={styles.code}>
        <QrCode text={link.url} label={t('account.device.code')} />
      </div>
      <div className={styles.words}>
        <p role="status">{t('account.device.ready')}</p>
        <CopyLink label={t('account.device.link')} url={link.url} />
        <p className={styles.until}>{t('account.device.until', { time })}</p>
      </div>
    </div>
  );
}

function useIsOver(at: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), at - Date.now());
    return () => clearTimeout(timer);
  }, [at]);
  return isOver;
}
