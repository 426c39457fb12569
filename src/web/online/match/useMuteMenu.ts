import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../games/table.ts';
import type { Muting } from '../../../server/api/answers.ts';
import { call } from '../api.ts';
import type { AtTable } from './onlineTable.ts';

/** Whether messages come of this match while one is away; nothing to choose for who only watches. */
export function useMuteMenu({ match, seat }: AtTable): readonly MenuEntry[] {
  const { t } = useTranslation('online');
  const [isMuted, setMuted] = useState<boolean | null>(null);
  const isSeated = seat !== null;
  const path = `/api/matches/${match.id}/mute`;
  // while the server does not answer nothing is offered that it would have to do
  const ask = (method: 'GET' | 'POST' | 'DELETE') =>
    void call<Muting>(method, path).then(
      ({ muted }) => setMuted(muted),
      () => undefined,
    );
  const look = useEffectEvent(() => ask('GET'));
  useEffect(() => {
    if (isSeated) look();
  }, [isSeated]);
  if (!isSeated || isMuted === null || match.status !== 'running') return [];
  return [
    {
      tool: 'mute',
      icon: isMuted ? 'bell' : 'belloff',
      label: t(isMuted ? 'notifications.mute.undo' : 'notifications.mute.do'),
      onClick: () => ask(isMuted ? 'DELETE' : 'POST'),
    },
  ];
}
