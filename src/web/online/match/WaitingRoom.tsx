import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { lookOf } from '../../../games/looks.tsx';
import { metaCalled } from '../../../games/metas.ts';
import { coloursFor } from '../../../games/seats.ts';
import type { MatchSummary } from '../../../server/api/answers.ts';
import { Button } from '../../components/Button.tsx';
import { ColourChoice } from '../../components/ColourChoice.tsx';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { Section } from '../../shell/Section.tsx';
import { Sheet } from '../../shell/Sheet.tsx';
import { NameForm } from '../account/NameForm.tsx';
import { call } from '../api.ts';
import { useMe } from '../me.ts';
import { Problem } from '../Problem.tsx';
import { useTurnFacts } from '../time/useTurnFacts.ts';
import { useCall } from '../useCall.ts';
import { Invite } from './Invite.tsx';
import type { AtTable } from './onlineTable.ts';
import { SeatBot } from './SeatBot.tsx';
import { SeatList } from './SeatList.tsx';
import * as styles from './WaitingRoom.module.css';

interface WaitingRoomProps {
  readonly now: AtTable;
  readonly onMatch: (match: MatchSummary) => void;
}

/** Before the start: who is there, who is missing, and how to bring them here. */
export function WaitingRoom({ now, onMatch }: WaitingRoomProps) {
  const { t } = useTranslation('online');
  const { match, seat } = now;
  const turnFacts = useTurnFacts();
  const { Symbols } = lookOf(match.game);
  const meta = metaCalled(match.game);
  const free = match.seats.filter(({ name }) => name === null).length;
  return (
    <>
      <Symbols />
      <Sheet>
        <p className={styles.facts}>
          {[meta.name, ...turnFacts(match), t(`match.room.facts.${match.visibility}`)].join(' · ')}
        </p>
        <PageHeading title={t('match.room.title', { count: match.players })} className={styles.title} />
        <p role="status" className={styles.waiting}>
          {t('match.room.waiting', { count: free })}
        </p>
        <div className={styles.room}>
          <div>
            <Section title={t('match.room.seats')}>
              <SeatList now={now} onMatch={onMatch} />
              {seat !== null && match.host === seat && <SeatBot match={match} onMatch={onMatch} />}
            </Section>
            {seat === null ? <SitDown match={match} onMatch={onMatch} /> : <GetUp match={match} />}
          </div>
          <Invite match={match} isSeated={seat !== null} />
        </div>
      </Sheet>
    </>
  );
}

function SitDown({
  match,
  onMatch,
}: {
  readonly match: MatchSummary;
  readonly onMatch: WaitingRoomProps['onMatch'];
}) {
  const { t } = useTranslation('online');
  const me = useMe();
  const { busy, problem, run } = useCall();
  const colours = coloursFor(metaCalled(match.game), match.seats.length, match.options);
  const free = colours.filter((colour) => !match.seats.some((seat) => seat.colour === colour));
  const [chosen, setChosen] = useState<string>();
  // somebody else may have taken it in the meantime
  const colour = free.find((one) => one === chosen) ?? free[0];
  if (!me) return null;
  if (!me.account) return <NameForm lead={t('match.room.nameLead')} />;
  return (
    <div className={styles.join}>
      <p>{t('match.room.colour')}</p>
      <ColourChoice
        label={t('match.room.colour')}
        game={match.game}
        colours={free}
        value={colour}
        onChange={setChosen}
      />
      <Button
        kind="primary"
        size="large"
        icon="play"
        aria-disabled={busy}
        onClick={() =>
          void run(async () => onMatch(await call<MatchSummary>('POST', `/api/matches/${match.id}/join`, { colour })))
        }
      >
        {t('match.room.sitDown')}
      </Button>
      <Problem text={problem} />
    </div>
  );
}

function GetUp({ match }: { readonly match: MatchSummary }) {
  const { t } = useTranslation('online');
  const [, navigate] = useLocation();
  const { busy, problem, run } = useCall();
  const leave = () =>
    run(async () => {
      await call('POST', `/api/matches/${match.id}/leave`);
      navigate('/play');
    });
  return (
    <>
      <Button kind="quiet" icon="home" aria-disabled={busy} onClick={() => void leave()}>
        {t('match.room.leave')}
      </Button>
      <Problem text={problem} />
    </>
  );
}
