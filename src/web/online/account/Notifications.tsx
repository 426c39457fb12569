import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notifications as Chosen } from '../../../server/api/answers.ts';
import { Button } from '../../components/Button.tsx';
import { Section } from '../../shell/Section.tsx';
import { call } from '../api.ts';
import { Problem } from '../Problem.tsx';
import { useCall } from '../useCall.ts';
import { NotificationsByMail } from './NotificationsByMail.tsx';
import { NotificationsHere } from './NotificationsHere.tsx';
import { NotificationsByWebhook } from './NotificationsByWebhook.tsx';

const PATH = '/api/me/notifications';

export interface ChannelProps {
  readonly chosen: Chosen;
  readonly onChosen: (chosen: Chosen) => void;
}

/** How one hears of one's matches while one is away. */
export function Notifications() {
  const { t } = useTranslation('online');
  const { problem, run } = useCall();
  const [chosen, onChosen] = useState<Chosen | null>(null);
  const ask = () => void run(async () => onChosen(await call<Chosen>('GET', PATH)));
  const askFirst = useEffectEvent(ask);
  useEffect(() => askFirst(), []);
  return (
    <Section title={t('notifications.title')}>
      <p>{t('notifications.lead')}</p>
      <Problem text={problem} />
      {problem !== null && <Button onClick={ask}>{t('unreachable.again')}</Button>}
      {chosen && (
        <>
          <NotificationsByMail {...{ chosen, onChosen }} />
          <NotificationsHere {...{ chosen, onChosen }} />
          <NotificationsByWebhook {...{ chosen, onChosen }} />
        </>
      )}
    </Section>
  );
}

/** Tells the server what has been chosen. */
export const choose = (change: object): Promise<Chosen> => call<Chosen>('PATCH', PATH, change);
