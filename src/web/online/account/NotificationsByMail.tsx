import { useTranslation } from 'react-i18next';
import { type ChannelProps, choose } from './Notifications.tsx';
import { NotificationsChannel } from './NotificationsChannel.tsx';

export function NotificationsByMail({ chosen: { email, mail, on }, onChosen }: ChannelProps) {
  const { t } = useTranslation('online');
  return (
    <NotificationsChannel
      channel="email"
      title={t('notifications.email.title')}
      text={
        !mail
          ? t('notifications.email.noMail')
          : email === null
            ? t('notifications.email.noAddress')
            : t('notifications.email.to', { email })
      }
      isOn={mail && email !== null ? on.email : null}
      onTurn={async (isOn) => onChosen(await choose({ on: { email: isOn } }))}
    />
  );
}
