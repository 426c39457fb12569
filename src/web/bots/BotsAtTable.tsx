import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seated } from '../../games/seats.ts';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { IconButton } from '../components/IconButton.tsx';
import type { AnyHotSeat } from '../hotSeat.ts';
import { isMotionReduced } from '../motion.ts';
import { getSettings } from '../settings.ts';
import { BotPlayer } from './BotPlayer.ts';
import { Thinker } from './Thinker.ts';

interface BotsAtTableProps {
  readonly table: AnyHotSeat;
  readonly seats: readonly Seated[];
}

const PACE_MS = { calm: 1200, brisk: 400, atOnce: 0 } as const;

const pace = (): number => (isMotionReduced() ? 0 : PACE_MS[getSettings().botPace]);

/** The bots, as long as the table is open; they can be hurried. */
export function BotsAtTable({ table, seats }: BotsAtTableProps) {
  const { t } = useTranslation('bots');
  const player = useRef<BotPlayer>(null);
  const [hasFailed, setFailed] = useState(false);
  const { toAct } = useSyncExternalStore(table.subscribe, table.position);
  useEffect(() => {
    const onFailure = (error: unknown) => {
      // why is for whoever looks after the site
      console.error(error);
      setFailed(true);
    };
    const bots = new BotPlayer({ table, seats, thinker: new Thinker(), pace, onFailure });
    player.current = bots;
    return () => bots.leave();
  }, [table, seats]);
  if (toAct === null || !seats[toAct]?.bot) return null;
  if (!hasFailed) {
    return (
      <IconButton icon="end-turn" label={t('hurry')} onClick={() => player.current?.hurry()} data-tool="hurry" />
    );
  }
  const tryAgain = () => {
    setFailed(false);
    player.current?.tryAgain();
  };
  return (
    <Dialog title={t('stuck.title')} onClose={tryAgain}>
      <p>{t('stuck.lead')}</p>
      <Button icon="restart" onClick={tryAgain}>
        {t('stuck.again')}
      </Button>
    </Dialog>
  );
}
