import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { metaCalled } from '../../../games/metas.ts';
import { type BotLevel, levelAmong } from '../../../play/levels.ts';
import type { MatchSummary } from '../../../server/api/answers.ts';
import { BotChoice } from '../../components/BotChoice.tsx';
import { Button } from '../../components/Button.tsx';
import { call } from '../api.ts';
import { Problem } from '../Problem.tsx';
import { useCall } from '../useCall.ts';
import * as styles from './SeatBot.module.css';

interface SeatBotProps {
  readonly match: MatchSummary;
  readonly onMatch: (match: MatchSummary) => void;
}

/** For the host, who need not wait for people. */
export function SeatBot({ match, onMatch }: SeatBotProps) {
  const { t } = useTranslation('online');
  const { bots } = metaCalled(match.game);
  const [level, setLevel] = useState<BotLevel>(levelAmong(bots, 'medium'));
  const { busy, problem, run } = useCall();
  const id = useId();
  const seat = () =>
    run(async () => onMatch(await call<MatchSummary>('POST', `/api/matches/${match.id}/bot`, { level })));
  return (
    <div className={styles.seat}>
      <BotChoice id={id} label={t('match.room.bot')} levels={bots} value={level} onChange={setLevel} />
      <Button icon="plus" aria-disabled={busy} onClick={() => void seat()} data-tool="bot">
        {t('match.room.seatBot')}
      </Button>
      {match.isRated && <p>{t('match.room.botsUnrated')}</p>}
      <Problem text={problem} />
    </div>
  );
}
