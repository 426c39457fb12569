import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Journal, MatchSummary, Outline } from '../../../server/api/answers.ts';
import { buttonClass } from '../../components/Button.tsx';
import { Message } from '../../pages/Message.tsx';
import { Shell } from '../../shell/Shell.tsx';
import { Waiting } from '../../shell/Waiting.tsx';
import { ApiProblem, call } from '../api.ts';
import { Gone } from '../match/Gone.tsx';
import { Unreachable } from '../Unreachable.tsx';
import type { Past } from './past.ts';
import { Replayed } from './Replayed.tsx';

/** A match by its address, looked back at. */
export function ReplayPage({ id }: { readonly id: string }) {
  const [found, setFound] = useState<Past | ApiProblem | null>(null);
  const ask = () => void fetchPast(id).then(setFound, setFound);
  useEffect(ask, [id]);
  if (found === null) return <Waiting />;
  if (found instanceof ApiProblem) {
    return <Shell>{found.status === 404 ? <Gone /> : <Unreachable onAgain={ask} />}</Shell>;
  }
  if (found.match.status === 'open') {
    return (
      <Shell>
        <NotBegun id={id} />
      </Shell>
    );
  }
  return <Replayed past={found} />;
}

async function fetchPast(id: string): Promise<Past> {
  const path = `/api/matches/${id}`;
  const [match, outline, journal] = await Promise.all([
    call<MatchSummary>('GET', path),
    call<Outline>('GET', `${path}/outline`),
    call<Journal>('GET', `${path}/journal`),
  ]);
  // a move may have been made between two answers: only what all of them know of is shown
  const told = 1 + (journal.log.at(-1)?._stateID ?? -1);
  return { match, outline: { ...outline, last: Math.min(outline.last, told) }, journal };
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
