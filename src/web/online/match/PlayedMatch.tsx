import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { AnyFace } from '../../../games/face.ts';
import { loadFace } from '../../../games/faces.ts';
import { lookOf } from '../../../games/looks.tsx';
import { METAS } from '../../../games/metas.ts';
import { MatchNameContext, type MenuEntry, SeatsContext } from '../../../games/table.ts';
import { WhenLoaded } from '../../lazily.tsx';
import type { AnyPosition } from '../../position.ts';
import { useArrival } from '../../shell/useArrival.ts';
import { useTitle } from '../../shell/useTitle.ts';
import { Waiting } from '../../shell/Waiting.tsx';
import { useLight } from '../../theme.ts';
import { NextTable } from '../games/NextTable.tsx';
import { DailyLink } from '../daily/DailyLink.tsx';
import { dailyPath } from '../daily/dailyPath.ts';
import { replayPath } from '../replay/useAddress.ts';
import { Company } from './Company.tsx';
import { Ended } from './Ended.tsx';
import { Notices } from './Notices.tsx';
import type { AtTable, OnlineTable } from './onlineTable.ts';
import { Quit, type Quitting } from './Quit.tsx';
import { TurnClock } from './TurnClock.tsx';
import { useMuteMenu } from './useMuteMenu.ts';
import { useRematch } from './useRematch.ts';
import { usePeople } from './usePeople.ts';

interface PlayedMatchProps {
  readonly table: OnlineTable;
  readonly now: AtTable;
}

/** The same board as on one screen, and around it those who are elsewhere. */
export function PlayedMatch({ table, now }: PlayedMatchProps) {
  const { position } = now;
  return (
    <WhenLoaded of={loadFace(now.match.game)}>
      {(face) => (position ? <Played table={table} now={now} position={position} face={face} /> : <Waiting />)}
    </WhenLoaded>
  );
}

interface PlayedProps extends PlayedMatchProps {
  readonly position: AnyPosition;
  readonly face: AnyFace;
}

function Played({ table, now, position, face: { Board, playable } }: PlayedProps) {
  const [, navigate] = useLocation();
  const { match, seat } = now;
  const people = usePeople(match, seat);
  const seats = useMemo(() => people.map(({ name, colour }) => ({ name, colour })), [people]);
  const rematch = useRematch(match);
  const [quitting, setQuitting] = useState<Quitting | null>(null);
  const { t } = useTranslation('online');
  const lookBack = () => navigate(replayPath(`/match/${match.id}`));
  const menu: readonly MenuEntry[] = [
    { tool: 'replay', icon: 'eyeopen', label: t('replay.look'), onClick: lookBack },
    ...useMuteMenu(now),
    ...useQuitMenu(now, setQuitting),
  ];
  useLight(lookOf(match.game).lightOf?.(playable.rules.round(position.view)) ?? null);
  useArrival(() => document.querySelector('#main h1'));
  useMatchTitle(now, people);
  return (
    <MatchNameContext value={match.id}>
      <SeatsContext value={seats}>
        <Board
          {...position}
          onlooker={match.status === 'over' ? 'afterwards' : (seat ?? 'spectator')}
          onMove={table.play}
          onUndo={() => void table.undo()}
          onRestart={() => void table.restart()}
          onRematch={seat === null || match.day !== null ? null : rematch.ask}
          onSaveFile={null}
          onLeave={() => navigate(match.day === null ? '/play' : dailyPath(match.day))}
          epilogue={match.day !== null && <DailyLink day={match.day} />}
          onReplay={lookBack}
          company={
            <>
              <NextTable here={`/match/${match.id}`} />
              <TurnClock now={now} />
              <Company now={now} people={people} onSay={table.say} onMatch={table.hear} />
            </>
          }
          menu={menu}
        />
        <Notices now={now} problem={rematch.problem} onRead={table.goOn} />
        {quitting && (
          <Quit how={quitting} match={match} people={people} onMatch={table.hear} onClose={() => setQuitting(null)} />
        )}
        <Ended now={now} people={people} onRematch={rematch.ask} />
      </SeatsContext>
    </MatchNameContext>
  );
}

function useQuitMenu({ match, seat }: AtTable, ask: (how: Quitting) => void): readonly MenuEntry[] {
  const { t } = useTranslation('online');
  if (seat === null || match.status !== 'running') return [];
  const leave = { tool: 'leave', icon: 'trash', label: t('match.quit.leave'), onClick: () => ask('leave') } as const;
  if (match.players > 2) return [leave];
  const resign = {
    tool: 'resign',
    icon: 'close',
    label: t('match.quit.resign'),
    onClick: () => ask('resign'),
  } as const;
  return match.players === 1 ? [resign] : [resign, leave];
}

/** Says in the list of windows when it is one's turn. */
function useMatchTitle({ match, seat, position }: AtTable, people: ReturnType<typeof usePeople>): void {
  const { t, i18n } = useTranslation('online');
  const players = new Intl.ListFormat(i18n.language).format(people.map(({ name }) => name));
  const game = METAS.find(({ id }) => id === match.game)?.name;
  const page = t('pageTitle', { ns: 'site', page: t('match.title', { game, players }) });
  const isMyTurn = match.status === 'running' && position != null && seat !== null && position.toAct === seat;
  useTitle(isMyTurn ? t('match.yourTurn', { page }) : page);
}
