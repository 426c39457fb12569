import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeviceLink as Link } from '../../../server/api/answers.ts';
import { Button } from '../../components/Button.tsx';
import { Section } from '../../shell/Section.tsx';
import { call } from '../api.ts';
import { Problem } from '../Problem.tsx';
import { useCall } from '../useCall.ts';
import { DeviceLink } from './DeviceLink.tsx';
import * as styles from './OtherDevice.module.css';

/** Takes the account along to a phone, or to another browser. */
export function OtherDevice() {
  const { t } = useTranslation('online');
  const { busy, problem, run } = useCall();
  const [link, setLink] = useState<Link | null>(null);
  return (
    <Section title={t('account.device.title')}>
      <p>{t('account.device.text')}</p>
      {link && <DeviceLink key={link.url} link={link} />}
      <Problem text={problem} />
      <Button
        icon={link ? 'restart' : 'device'}
        kind={link ? 'quiet' : 'secondary'}
        className={styles.make}
        aria-disabled={busy}
        onClick={() => void run(async () => setLink(await call<Link>('POST', '/api/me/device')))}
      >
        {t(link ? 'account.device.again' : 'account.device.make')}
      </Button>
    </Section>
  );
}
