import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notifications } from '../../../server/api/answers.ts';
import { Button } from '../../components/Button.tsx';
import { call } from '../api.ts';
import { Problem } from '../Problem.tsx';
import { useCall } from '../useCall.ts';
import * as styles from './NotificationsChannel.module.css';

interface NotificationsChannelProps {
  readonly channel: keyof Notifications['on'];
  readonly title: string;
  readonly text: string;
  /** Null where it cannot be turned on. */
  readonly isOn: boolean | null;
  readonly onTurn: (isOn: boolean) => Promise<void>;
  readonly children?: ReactNode;
}

/** One way to a person: a switch, and a button that shows that it is open. */
export function NotificationsChannel({ channel, title, text, isOn, onTurn, children }: NotificationsChannelProps) {
  const { t } = useTranslation('online');
  const { busy, problem, run } = useCall();
  const [isTested, setTested] = useState(false);
  const turn = (next: boolean) => run(() => (setTested(false), onTurn(next)));
  const test = () =>
    run(async () => {
      setTested(false);
      await call('POST', '/api/me/notifications/test', { channel });
      setTested(true);
    });
  return (
    <div className={styles.channel} data-channel-kind={channel}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {isOn !== null && (
          <label className={styles.switch}>
            <input
              type="checkbox"
              role="switch"
              checked={isOn}
              aria-checked={isOn}
              aria-label={title}
              onChange={(event) => void turn(event.currentTarget.checked)}
            />
            <span aria-hidden>{t(isOn ? 'notifications.on' : 'notifications.off')}</span>
          </label>
        )}
      </div>
      <p>{text}</p>
      {children}
      <div className={styles.foot}>
        {isOn === true && (
          <Button icon="bell" aria-disabled={busy} onClick={() => void test()}>
            {t('notifications.test')}
          </Button>
        )}
        <p role="status" className={styles.tested}>
          {isTested && t('notifications.tested')}
        </p>
      </div>
      <Problem text={problem} />
    </div>
  );
}
