import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { loadFace } from '../../../games/faces.ts';
import { lookOf } from '../../../games/looks.tsx';
import type { MatchFile } from '../../../play/match-file.ts';
import type { Journal, MatchSummary, Outline, StepChunk } from '../../../server/api/answers.ts';
import { buttonClass } from '../../components/Button.tsx';
import { WhenLoaded } from '../../lazily.tsx';
import { Message } from '../../pages/Message.tsx';
import { Shell } from '../../shell/Shell.tsx';
import { Waiting } from '../../shell/Waiting.tsx';
import { ApiProblem, call } from '../api.ts';
import { NotToSee } from '../match/NotToSee.tsx';
import { dailyPath } from '../daily/dailyPath.ts';
import { usePeople } from '../match/usePeople.ts';
import type { Past } from './past.ts';
import { Replayed } from './Replayed.tsx';
import { useReplayTitle } from './useReplayTitle.ts';

interface Found {
  readonly match: MatchSummary;
  readonly outline: Outline;
  readonly journal: Journal;
}

/** A match by its address, looked back at. */
export function ReplayPage({ id }: { readonly id: string }) {
  const [found, setFound] = useState<Found | ApiProblem | null>(null);
  const ask = () => void find(id).then(setFound, setFound);
  useEffect(ask, [id]);
  if (found === null) return <Waiting />;
  if (found instanceof ApiProblem) {
    return (
      <Shell>
        <NotToSee problem={found} onAgain={ask} />
      </Shell>
    );
  }
  if (found.match.status === 'open') {
    return (
      <Shell>
        <NotBegun id={id} />
      </Shell>
    );
  }
  return <FoundMatch {...found} />;
}

async function find(id: string): Promise<Found> {
  const path = `/api/matches/${id}`;
  const [match, outline, journal] = await Promise.all([
    call<MatchSummary>('GET', path),
    call<Outline>('GET', `${path}/outline`),
    call<Journal>('GET', `${path}/journal`),
  ]);
  // a move may have been made between two answers: only what all of them know of is shown
  const told = Math.max(0, ...journal.log.map(({ _stateID }) => _stateID + 1));
  return { match, outline: { ...outline, last: Math.min(outline.last, told) }, journal };
}

function FoundMatch({ match, outline, journal }: Found) {
  const people = usePeople(match, match.mySeat ?? null);
  useReplayTitle(
    match.game,
    people.map(({ name }) => name),
  );
  const past = useMemo((): Past => {
    const path = `/api/matches/${match.id}`;
    const all = lookOf(match.game).everyone(people, match.options);
    return {
      game: match.game,
      outline,
      opening: journal.opening.G,
      log: journal.log,
      seats: all.map(({ name, colour }) => ({ name, colour })),
      fetchSteps: (from, count) => call<StepChunk>('GET', `${path}/steps?from=${from}&count=${count}`),
      fetchFile: match.status === 'over' ? () => call<MatchFile>('GET', `${path}/file`) : null,
      own: match.status === 'over' && match.mySeat != null ? [match.mySeat] : [],
      isShared: true,
      table: `/match/${match.id}`,
      way: match.day === null ? '/play' : dailyPath(match.day),
    };
  }, [match, outline, journal, people]);
  return <WhenLoaded of={loadFace(match.game)}>{(face) => <Replayed past={past} face={face} />}</WhenLoaded>;
}

function NotBegun({ id }: { readonly id: string }) {
  const { t } = useTranslation('online');
  return (
    <Message title={t('replay.notBegun')} text={t('replay.notBegunText')}>
      <Link href={`/match/${id}`} className={buttonClass('secondary')}>
        {t('replay.toTable')}
      </Link>
    </Message>
  );
}
