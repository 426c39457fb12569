import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { TurnedOff } from '../../../server/api/answers.ts';
import { Button, buttonClass } from '../../components/Button.tsx';
import { Message } from '../../pages/Message.tsx';
import { Waiting } from '../../shell/Waiting.tsx';
import { call } from '../api.ts';
import { useCall } from '../useCall.ts';

/** Where a message leads to for having no more of its kind: opening it is enough, and it can be taken back. */
export function OffPage({ token }: { readonly token: string }) {
  const { t } = useTranslation('online');
  const { busy, problem, run } = useCall();
  const [turned, setTurned] = useState<TurnedOff | null>(null);
  const turn = (isOn: boolean) =>
    run(async () => setTurned(await call<TurnedOff>(isOn ? 'DELETE' : 'POST', `/api/off/${token}`)));
  const turnOff = useEffectEvent(() => void turn(false));
  useEffect(() => turnOff(), []);
  if (problem !== null) {
    return (
      <Message title={t('notifications.turnedOff.failed')} text={problem}>
        <Button onClick={() => void turn(false)}>{t('unreachable.again')}</Button>
      </Message>
    );
  }
  if (!turned) return <Waiting />;
  const { title, text } = wordsFor(turned, t);
  return (
    <Message title={title} text={text}>
      <Button icon={turned.isOn ? 'belloff' : 'bell'} aria-disabled={busy} onClick={() => void turn(!turned.isOn)}>
        {t(turned.isOn ? 'notifications.turnedOff.redo' : 'notifications.turnedOff.undo')}
      </Button>
      <Link href="/account" className={buttonClass('quiet')}>
        {t('notifications.turnedOff.toSettings')}
      </Link>
    </Message>
  );
}

type Translate = ReturnType<typeof useTranslation<'online'>>['t'];

function wordsFor(turned: TurnedOff, t: Translate): { title: string; text: string } {
  if (turned.isOn)
    return { title: t('notifications.turnedOff.on.title'), text: t('notifications.turnedOff.on.text') };
  if ('match' in turned) {
    return { title: t('notifications.turnedOff.match.title'), text: t('notifications.turnedOff.match.text') };
  }
  return {
    title: t('notifications.turnedOff.channel.title'),
    text: t(`notifications.turnedOff.channel.${turned.channel}`),
  };
}
