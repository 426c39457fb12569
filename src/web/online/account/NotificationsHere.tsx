import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notifications as Chosen } from '../../../server/api/answers.ts';
import { call } from '../api.ts';
import type { ChannelProps } from './Notifications.tsx';
import { NotificationsChannel } from './NotificationsChannel.tsx';
import { type PushHere, pushHere, subscribeHere, subscriptionHere } from './pushHere.ts';

const BROWSERS = '/api/me/notifications/browsers';

/** Messages that this browser shows; others of the same person have their own switch. */
export function NotificationsHere({ chosen: { on, browsers, pushKey }, onChosen }: ChannelProps) {
  const { t } = useTranslation('online');
  const [here, setHere] = useState<PushHere | 'failed' | null>(null);
  const known = on.push ? browsers : [];
  const knownKey = known.join(' ');
  useEffect(() => {
    let isShown = true;
    void pushHere(knownKey.split(' ')).then((found) => isShown && setHere(found));
    return () => {
      isShown = false;
    };
  }, [knownKey]);

  const turnOn = async () => {
    const subscription = await subscribeHere(pushKey);
    if (typeof subscription === 'string') return setHere(subscription);
    onChosen(await call<Chosen>('POST', BROWSERS, subscription));
  };
  const turnOff = async () => {
    const subscription = await subscriptionHere();
    if (!subscription) return;
    onChosen(await call<Chosen>('DELETE', BROWSERS, { endpoint: subscription.endpoint }));
    await subscription.unsubscribe();
  };

  if (here === null) return null;
  const others = known.length - (here === 'on' ? 1 : 0);
  return (
    <NotificationsChannel
      channel="push"
      title={t('notifications.push.title')}
      text={[
        t(here === 'on' ? 'notifications.push.here' : `notifications.push.${here}`),
        ...(others > 0 ? [t('notifications.push.others', { count: others })] : []),
      ].join(' ')}
      isOn={here === 'unsupported' || here === 'denied' ? null : here === 'on'}
      onTurn={(isOn) => (isOn ? turnOn() : turnOff())}
    />
  );
}
