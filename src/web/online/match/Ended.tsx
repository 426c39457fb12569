import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { lookOf } from '../../../games/looks.tsx';
import { Button, buttonClass } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { DailyLink } from '../daily/DailyLink.tsx';
import { ReplayLink } from '../replay/ReplayLink.tsx';
import type { AtTable } from './onlineTable.ts';
import * as styles from './Quit.module.css';
import type { SeatedPerson } from './usePeople.ts';

interface EndedProps {
  readonly now: AtTable;
  readonly people: readonly SeatedPerson[];
  readonly onRematch: () => void;
}

/** A match that ended before its game did; and, however it ended, the way to the rematch that others have asked for. */
export function Ended({ now: { match, seat, position }, people, onRematch }: EndedProps) {
  const { t, i18n } = useTranslation('online');
  const [isRead, setRead] = useState(false);
  const { result, nextMatchId } = match;
  const isCutShort = match.status === 'over' && position?.toAct !== null;
  if (isRead || (!isCutShort && nextMatchId === null)) return null;
  const all = lookOf(match.game).everyone(people, match.options);
  const winners = (result?.winners ?? []).flatMap((winner) => all[winner]?.name ?? []);
  const resigned = people.find((person) => person.seat === result?.resigned);
  const title = resigned ? t('match.ended.resigned', { player: resigned.name }) : t('match.ended.abandoned');
  return (
    <Dialog title={isCutShort ? title : t('match.ended.rematch')} onClose={() => setRead(true)}>
      {isCutShort && (
        <p>
          {winners.length > 0
            ? t('match.ended.won', { players: new Intl.ListFormat(i18n.language).format(winners) })
            : t('match.ended.abandonedText')}
        </p>
      )}
      {nextMatchId !== null && seat !== null && <p>{t('match.ended.rematchReady')}</p>}
      <div className={styles.ways}>
        {match.day !== null && <DailyLink day={match.day} />}
        {seat !== null && match.day === null && (
          <Button kind="primary" icon="play" onClick={onRematch} data-tool="rematch">
            {t(nextMatchId === null ? 'match.ended.rematch' : 'match.ended.toRematch')}
          </Button>
        )}
        {seat === null && nextMatchId !== null && (
          <Link href={`/match/${nextMatchId}`} className={buttonClass('primary')}>
            {t('match.ended.toRematch')}
          </Link>
        )}
        <ReplayLink matchId={match.id} />
        <Button kind="quiet" onClick={() => setRead(true)}>
          {t('match.ended.look')}
        </Button>
      </div>
    </Dialog>
  );
}
