import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notifications as Chosen } from '../../../server/api/answers.ts';
import { Button } from '../../components/Button.tsx';
import { Choices } from '../../shell/Choices.tsx';
import { FieldForm } from './FieldForm.tsx';
import { type ChannelProps, choose } from './Notifications.tsx';
import { NotificationsChannel } from './NotificationsChannel.tsx';
import * as styles from './NotificationsByWebhook.module.css';

type Shape = NonNullable<Chosen['webhook']>['shape'];
const SHAPES = ['json', 'discord'] as const satisfies readonly Shape[];

/** Discord's addresses are known by their looks. */
const shapeOf = (url: string, shape: Shape): Shape =>
  /^https:\/\/(\w+\.)?discord\.com\//.test(url) ? 'discord' : shape;

export function NotificationsByWebhook({ chosen: { webhook, on }, onChosen }: ChannelProps) {
  const { t } = useTranslation('online');
  const [shape, setShape] = useState<Shape>(webhook?.shape ?? 'json');
  return (
    <NotificationsChannel
      channel="webhook"
      title={t('notifications.webhook.title')}
      text={t('notifications.webhook.text')}
      isOn={webhook ? on.webhook : null}
      onTurn={async (isOn) => onChosen(await choose({ on: { webhook: isOn } }))}
    >
      <details className={styles.details} open={webhook !== null}>
        <summary>{t('notifications.webhook.setUp')}</summary>
        <Choices
          legend={t('notifications.webhook.shape')}
          options={SHAPES.map((value) => ({ value, label: t(`notifications.webhook.shapes.${value}`) }))}
          value={shape}
          onChange={setShape}
        />
        <FieldForm
          key={webhook?.url}
          label={t('notifications.webhook.url')}
          submit={t('notifications.webhook.save')}
          kind="secondary"
          initial={webhook?.url ?? ''}
          input={{ type: 'url', autoComplete: 'off', maxLength: 1000 }}
          check={(url) => (/^https?:\/\/\S+$/.test(url) ? null : t('notifications.webhook.noUrl'))}
          send={async (url) => {
            const chosen = shapeOf(url, shape);
            setShape(chosen);
            onChosen(await choose({ webhook: { url, shape: chosen }, on: { webhook: true } }));
          }}
        >
          {webhook && (
            <Button kind="quiet" icon="trash" onClick={() => void choose({ webhook: null }).then(onChosen)}>
              {t('notifications.webhook.remove')}
            </Button>
          )}
        </FieldForm>
      </details>
    </NotificationsChannel>
  );
}
